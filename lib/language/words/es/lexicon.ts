import type { Lexicon } from '../../lexicon';
import { classes } from './classes';
import { spanishGoods } from './goods';
import { numbers } from './numbers';
import { sayings, unproved } from './sayings';
import { smallWords } from './small-words';
import { units } from './units';

/**
 * Spanish (Latin America and Spain), as written in orders. Written by us from common usage.
 */
export const spanish: Lexicon = {
  language: 'es',
  ...numbers,
  ...units,
  ...smallWords,
  classes,
  sayings,
  unproved,
  goods: spanishGoods,
};
