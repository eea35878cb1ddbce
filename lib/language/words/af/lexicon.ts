import type { Lexicon } from '../../lexicon';
import { classes } from './classes';
import { afrikaansGoods, afrikaansStems } from './goods';
import { numbers } from './numbers';
import { sayings, unproved } from './sayings';
import { smallWords } from './small-words';
import { units } from './units';

/**
 * Afrikaans, as written in orders. Written by us from common usage.
 */
export const afrikaans: Lexicon = {
  language: 'af',
  ...numbers,
  ...units,
  ...smallWords,
  classes,
  sayings,
  unproved,
  goods: afrikaansGoods,
  stems: afrikaansStems,
};
