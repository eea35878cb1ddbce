import { anyOf, ofClass, unitWords } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

/** The 3 of "die tak 3 sakke mielies" counts, and numbers no branch: a unit follows, or a measure. */
const counts = `(?! ?(?:${unitWords.join('|')}|x|cs|kg|g|l|ml)\\b)(?!-\\d)`;

/** Branches of a firm by their number: who orders, and not what. */
export const branches: NoiseKind = {
  code: 'address',
  patterns: [
    // The heading of an order, in which words follow that may as well be short for goods: "br" is brown elsewhere.
    [
      '{Bestelling Upington br 3}\nrys 2kg - 4',
      new RegExp(
        `^[ \\t]{0,8}(?:(?:fwd?|re) ?: ?)?(?:${anyOf(ofClass('ordering'))})(?: [\\p{L}'.-]{1,20}){0,3}? (?:${anyOf(ofClass('branches'))}|br|shop|store|branch)\\.?(?: \\p{Lu}[\\p{L}'-]{1,20})? ?#?\\d{1,4}(?=\\s?[:.]?\\s*$)`,
        'gimu',
      ),
    ],
    [
      'rys 2kg vir {tak 3}',
      new RegExp(
        `(?<!\\d ?)(?<!\\p{L})(?:${anyOf(ofClass('branches'))}) ?(?:nr\\.? ?|no\\.? ?|#)?\\d{1,4}(?!\\d)${counts}`,
        'giu',
      ),
    ],
  ],
};
