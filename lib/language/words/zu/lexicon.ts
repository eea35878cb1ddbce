import type { Lexicon } from '../../lexicon';
import { classes } from './classes';
import { zuluGoods } from './goods';
import { numbers } from './numbers';
import { sayings, unproved } from './sayings';
import { smallWords } from './small-words';
import { units } from './units';

/** isiZulu with the mixed forms of township trade. Written by us from common usage; a speaker should extend it. */
export const zulu: Lexicon = {
  language: 'zu',
  ...numbers,
  ...units,
  ...smallWords,
  classes: { ...classes, nounCounts: numbers.numbers.replace(/\d+:/g, '') },
  sayings,
  unproved,
  goods: zuluGoods,
};
