import type { Lexicon } from '../../lexicon';
import { classes } from './classes';
import { portugueseGoods } from './goods';
import { numbers } from './numbers';
import { sayings, unproved } from './sayings';
import { smallWords } from './small-words';
import { units } from './units';

/**
 * Portuguese (Mozambique, Angola, Brazil, Portugal), as written in orders. Written by us from common usage.
 */
export const portuguese: Lexicon = {
  language: 'pt',
  ...numbers,
  ...units,
  ...smallWords,
  classes,
  sayings,
  unproved,
  goods: portugueseGoods,
};
