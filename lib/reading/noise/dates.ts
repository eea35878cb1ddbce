import { anyOf, dateWords, ofClass } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

/** Names of days and months, in every language that is read. */
export const dayOrMonth = `(?:${dateWords.join('|')})`;

/** Measures after a fraction, which make it a size: "sheet 3/4 in". */
const sized = '(?:x|mm|cm|in|ft|kg|g|ml|l)\\b|["”]';

/** A fraction of an inch, or the thickness of a board, sooner than a date. */
const fraction =
  '(?:[12]\\/[23]|[13]\\/4|[5689]\\/4|[1357]\\/8|(?:1[135]|[13579])\\/16|\\d{1,2}\\/(?:32|64))(?!\\d)';

/** "25/11 not 24/11": the day that it is not. */
const otherDay = `(?:,? (?:${anyOf(ofClass('denies'))}) \\d{1,2}\\/\\d{1,2}(?![\\d/]))?`;

/** A month in French, and a bar of chocolate. */
const marsBar = 'mars (?:bars?\\b|\\d+ ?g\\b|x ?\\d)';

/** "6 sun dried tomatoes": no Sunday, for a word of goods follows and none of when or why. */
const sunGoods =
  'sun (?!(?:morning|afternoon|evening|early|before|after|by|at|and|or|please|pls|plz|for|to|if|we|i)\\b)\\p{L}{3}';

/** The number of a day: "1st". */
const ofMonth = '\\d{1,2}(?:st|nd|rd|th|ste|er|e|de)?';

export const dates: NoiseKind = {
  code: 'date',
  patterns: [
    [
      'by {2024-03-12}',
      /(?<![\d/.-])(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:20)?\d{2})(?![\d/-])/g,
    ],
    [
      'bread {between 1 and 3 dec}',
      new RegExp(
        `(?<![\\p{L}\\d])(?:${anyOf(ofClass('beforeDays'))}) (?:the |die |le |el )?${ofMonth} (?:${anyOf(ofClass('betweenDays'))}) (?:the |die |le |el )?${ofMonth} ?(?:of |de |van )?${dayOrMonth}\\b(?:,? 20\\d\\d)?`,
        'giu',
      ),
    ],
    [
      'by {12th of March 2024}',
      new RegExp(
        `(?<![\\w.]|\\d:)\\d{1,2}(?:st|nd|rd|th|e|de)? ?(?:of |de |van )?(?!${marsBar}|${sunGoods})${dayOrMonth}\\b(?:,? 20\\d\\d)?`,
        'giu',
      ),
    ],
    // What was received on a day, or invoiced, is told by the word before it, which stays.
    [
      'stock {sheet 12/5}',
      new RegExp(
        `(?:(?<=\\b(?:rec'?d|recvd|received|invoiced)[ :]{0,2})|\\b(?:on|by|thru|through|until|till|due|eta|valid (?:to|until|till?|from)|exp|expires|dd|dated?|mailed|sent|sheet|check|count|from|of|day|dag|week|wk|delivery|deliver|order|quoted by \\p{L}{2,15})[ :]{0,2})(?!${fraction})\\d{1,2}\\/\\d{1,2}(?![\\d/]| ?${sized})${otherDay}`,
        'giu',
      ),
    ],
    // A title; a fraction after it may be a size.
    [
      'Reply to your notice {10/13}:\n',
      new RegExp(`(?=\\d)(?<=^[^\\n\\d]{2,40} )(?!${fraction})\\d{1,2}\\/\\d{1,2}(?=:?\\n)`, 'g'),
    ],
    [
      'for {Friday the 12th}',
      new RegExp(`\\b${dayOrMonth}\\.?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b(?:,? 20\\d\\d)?`, 'gi'),
    ],
    // The month of May; "mayo" by itself is mayonnaise.
    ['el {12 de mayo}', /\b\d{1,2} de mayo\b/gi],
    [
      'needed {by the 12th}',
      /(?<!\d )\b(?:on|by|before|from|until|till|for|of) the \d{1,2}(?:st|nd|rd|th)\b/gi,
    ],
    // The month by its capital: "may" is a verb as well.
    [
      'my mail {of 9 May}, qty',
      /(?:(?<!\p{L})(?:of|on|by|for|from|before|until|till|dated|since|due) (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? May\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? May(?= 20\d\d\b|[,.;:)\n]|$))/gmu,
    ],
    [
      'pay on the {12th of the month}',
      /\b\d{1,2}(?:st|nd|rd|th)? (?:du mois|of the month|van die maand|do m[eê]s|del mes)\b/gi,
    ],
  ],
};
