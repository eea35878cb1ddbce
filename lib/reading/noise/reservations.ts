import { anyOf, ofClass } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

/** What is said of a quantity for all rows: that some have their own. They are counted where that stands. */
export const reservations: NoiseKind = {
  code: 'reservation',
  patterns: [
    [
      'slabs, 12 of each {unless I say otherwise}',
      new RegExp(
        `(?<!\\p{L})(?:${anyOf(ofClass('reserving'))})(?: \\p{L}{1,12}){0,4} (?:${anyOf(ofClass('stating'))})(?!\\p{L})(?: \\p{L}{1,12}){0,2}(?=[:.!)]?\\s*$)`,
        'gimu',
      ),
    ],
  ],
};
