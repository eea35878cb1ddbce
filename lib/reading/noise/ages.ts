import { numberWords, ofClass } from '../lexicons/compile';
import { withAccents } from '../lexicons/with-accents';
import type { NoiseKind } from './noise-pattern';

const alternatives = (words: readonly string[]): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(withAccents)
    .join('|');

const number = `(?:\\d{1,3}|${alternatives(numberWords)})`;
const persons = `(?:${alternatives([...ofClass('counted'), 'kids', 'children', 'boys', 'girls'])})`;
/** How many there are: "twelve", "8 x". */
const count = `(?:${number} (?:x )?)?`;

/** Told first by what follows, for the number words are many and a text may be all numbers. */
const [beforeYears, beforeOf] = [
  '(?=(?:[\\p{L}\\d]+[ -]){1,4}(?:year|yr))',
  '(?=[\\p{L}\\d]+ [\\p{L}-]+ (?:de|of|van|aged) )',
];

/** How old those are who come, and how many they are; but "five-year-old cheddar" is goods. */
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
  ],
};
