import type { Lexicon } from '../../lexicon';
import { classes } from './classes';

import { numbers } from './numbers';
import { sayings, unproved } from './sayings';
import { shortened } from './shortened';
import { smallWords } from './small-words';
import { talk } from './talk';
import { units } from './units';

/**
 * English as traders write it (South Africa, UK, US). Written by us from common usage.
 */
export const english: Lexicon = {
  language: 'en',
  ...numbers,
  ...units,
  ...smallWords,
  shortened,
  classes: { ...classes, talk },
  sayings,
  unproved,
  goods: `coke: coca-cola, cocacola, cola-cola`,
};
