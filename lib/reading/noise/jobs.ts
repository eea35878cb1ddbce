import { anyOf, ofClass } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

/** What is built, over the rows that it takes. */
export const jobs: NoiseKind = {
  code: 'address',
  patterns: [
    // The number of a house has three figures here: "roof order, 12 Coil nails" counts.
    [
      'Framing pkg, {118 Linden}\n40 studs',
      new RegExp(
        `(?=\\d)(?<=^[^\\n\\d]{0,40}\\b(?:${anyOf(ofClass('works'))}) ?(?:[,:@-]|at|for) ?)\\d{3,5} \\p{Lu}\\p{Ll}{2,20}(?: \\p{Lu}\\p{Ll}{2,20})?(?= ?[:.]? ?\\n[^\\n]{0,60}\\d)`,
        'gu',
      ),
    ],
  ],
};
