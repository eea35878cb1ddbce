import type { Lexicon } from '../../lexicon';
import { classes } from './classes';
import { frenchGoods } from './goods';
import { numbers } from './numbers';
import { sayings, unproved } from './sayings';
import { smallWords } from './small-words';
import { units } from './units';

/**
 * French (West and Central Africa, France), as written in orders. Written by us from common usage.
 */
export const french: Lexicon = {
  language: 'fr',
  ...numbers,
  ...units,
  ...smallWords,
  classes,
  sayings,
  unproved,
  goods: frenchGoods,
};
