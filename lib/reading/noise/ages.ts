import { anyOf, numberWords, ofClass, unitWords } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

const alternatives = (words: readonly string[]): string =>
  anyOf([...new Set(words)].sort((a, b) => b.length - a.length));

const number = `(?:\\d{1,3}|${alternatives(numberWords)})`;
const persons = `(?:${alternatives([...ofClass('counted'), 'kids', 'children', 'boys', 'girls'])})`;
/** Make a number the size or the count of goods: "pack of 6 rolls". */
const units = `${alternatives(unitWords)}|x|kg|g|ml|l|cm|mm|in|ft`;
/** How many there are: "twelve", "8 x". */
const count = `(?:${number} (?:x )?)?`;

/** Told first by what follows, for the number words are many and a text may be all numbers. */
const [beforeYears, beforeOf] = [
  '(?=(?:[\\p{L}\\d]+[ -]){1,4}(?:year|yr))',
  '(?=[\\p{L}\\d]+ [\\p{L}-]+ (?:de|of|van|aged) )',
];

/** "crew of 5": so many of such a group there are. */
const groups = `(?:${alternatives(ofClass('crews'))})`;
/** Come to a house in a number: "new babies", "niños nuevos". */
const joiners = `(?:${alternatives([...ofClass('counted'), ...ofClass('enrolled')])})`;
const babies = `(?:${alternatives(ofClass('newborns'))})`;

/** How old those are who come, how many they are, and what a newborn weighs; but "five-year-old cheddar" is goods. */
export const ages: NoiseKind = {
  code: 'count',
  patterns: [
    [
      'wish me luck with {twelve six-year-olds} here',
      new RegExp(
        `(?<![\\p{L}\\d])${beforeYears}${count}${number}[ -](?:year|yr)s?[ -](?:olds|old ${persons})(?!\\p{L})`,
        'giu',
      ),
    ],
    [
      'ek het {twaalf sesjariges} hier',
      new RegExp(`(?<![\\p{L}\\d])${count}\\p{L}{0,12}-?jariges(?!\\p{L})`, 'giu'),
    ],
    [
      'tengo {doce niños de seis años} aqui',
      new RegExp(
        `(?<![\\p{L}\\d])${beforeOf}${number} ${persons} (?:de|of|van|aged) ${number}(?: (?:a[nñ]os|ans|jaar|years)(?: old| oud)?)(?!\\p{L})`,
        'giu',
      ),
    ],
    [
      'the old dog must {lose 4 kg} by May',
      new RegExp(
        `(?<!\\p{L})(?:${alternatives(ofClass('weighs'))}) (?:about |another |nog |otros |mais |encore )?\\d{1,3}(?:[.,]\\d)? ?(?:kgs?|kilos?|lbs?|pounds)(?!\\p{L})(?! (?:of|van|de|bags?) )`,
        'giu',
      ),
    ],
    [
      'we take in {11 new babies}. Also 2 rice',
      new RegExp(
        `(?<![\\p{L}\\d.,])\\d{1,3} (?:${alternatives(ofClass('newly'))}) ${joiners}(?= ?(?:$|[,;:!?)\\n]|\\.(?!\\d)| (?:${alternatives([...ofClass('soon'), ...ofClass('cameWhen')])}|and|so)(?!\\p{L})))`,
        'gimu',
      ),
    ],
    [
      'llegan {11 niños nuevos}, 2 arroz',
      new RegExp(
        `(?<![\\p{L}\\d.,])\\d{1,3} ${joiners} (?:${alternatives(ofClass('newly'))})(?= ?(?:$|[,;:!?)\\n]|\\.(?!\\d)))`,
        'gimu',
      ),
    ],
    [
      'a {crew of 5} starts on Monday',
      new RegExp(
        `(?<!\\p{L})${groups} (?:of|van|de) (?:about |around )?(?:${number}(?!\\p{L}))(?![\\d.,/-]\\d| ?(?:${units})(?!\\p{L}))`,
        'giu',
      ),
    ],
    [
      'my daughter had hers, {a boy 3,2kg}!',
      new RegExp(
        `(?<!\\p{L})(?:a|an|the|'?n|un|una|um|uma|une) (?:baby )?${babies},? (?:of |van |de )?\\d[.,]\\d{1,3} ?kgs?(?!\\p{L})`,
        'giu',
      ),
    ],
  ],
};
