import { anyOf, ofClass } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

/** Stands before the last number of several. */
const joint = '(?:and|en|y|e|et)';
const lastOfPlaces = `,? ?(?:&|-|(?:to|${joint})(?= )) ?\\d{1,4}(?= ?(?:[:.,;)]|$))`;

/** Classes, wards and trailers, which are numbered before anything else is read into the number. */
export const numberedGroups: NoiseKind = {
  code: 'count',
  patterns: [
    [
      'for the {grade 4} outing',
      /(?<!\d ?)\b(?:grade|gr\.?) (?:r|\d{1,2})(?= (?:class|outing|party|trip|mom|mum|mother|dad|father|teacher|[a-z]{3,12}s)\b)/gi,
    ],
    [
      'school kitchen, {Grade R to 12}. thanks',
      new RegExp(
        `(?<!\\d ?)(?<!\\p{L})(?:${anyOf(ofClass('schoolYears'))}) r ?(?:-|–|${anyOf(ofClass('to'))}) ?\\d{1,2}(?!\\d| ?(?:x|kg|g|ml|l)\\b)`,
        'giu',
      ),
    ],
    // From one to another and glued, or the number of one would be the size of goods: "spirit levels 4 - 6".
    [
      'minibars of {floors 3-6}:',
      new RegExp(
        `(?<!\\d ?)(?<!\\p{L})(?:${anyOf(ofClass('numberedPlaces'))}) \\d{1,3}[-–]\\d{1,3}(?= ?(?:$|[:;!?)\\n]|[.,](?!\\d)))`,
        'gimu',
      ),
    ],
    [
      'for {ward b4}',
      /\b(?:class|room|kamer|habitaci[oó]n|chambre|ward|trailer|(?<=(?:^|[\n,;:.(] ?|\b(?:at|to|for|on|from|is|the|our|truck|bus|taxi|train) ))stop) [a-z]?\d{1,2}\b(?! ?(?:x|kg|g|ml|l|mm|cm|in|ft|pcs?|pieces?|units?|ea)\b)/gim,
    ],
    [
      'the kiosk on {platform 3}',
      /(?<!\d ?)\b(?:zone|platform|aisle|term|(?:ward|staff|school|hostel|main) kitchen) \d{1,2}[a-z]?\b(?! ?(?:x|kg|g|ml|l|mm|cm|in|ft|packs?|pk)\b)/gi,
    ],
    // Where a game is played; not "field mushrooms 2".
    [
      'bring it to {field 2}, thanks',
      new RegExp(
        `(?:(?<=^|[\\n,;:.!?(] ?)|(?<=(?<!\\p{L})(?:at|to|on|by|near|in|the|op|by|en|no|na|au|sur|le|el|la|o|die) ))(?:${anyOf(ofClass('grounds'))}) \\d{1,2}[a-z]?(?= ?(?:$|[;:!?)\\n]|[.,](?!\\d)))`,
        'gimu',
      ),
    ],
    [
      'for {stores 3, 7 and 12} together',
      /\b(?:stores|shops|branches|sites|rooms|wards|lots|units|houses|flats|apartments|outlets|kiosks) \d{1,4}(?:, ?\d{1,4})*(?:,? ?(?:and|&|to|-) ?\d{1,4}\b(?= ?(?:[:.,;)\n]|$)| \p{L}+ ?:| (?:together|combined|both|all|only|please|pls|needs?|wants?)\b)|, ?\d{1,4}\b(?= ?(?:[:)\n]|$)))/gimu,
    ],
    // Behind a preposition, for some of the words are units of goods elsewhere.
    [
      'six fans {for units 11, 14 and 15}, and a lamp',
      new RegExp(
        `(?<!\\p{L})(?:${anyOf(ofClass('purpose'))}|${anyOf(ofClass('toPlace'))}|in|on) (?:${anyOf(ofClass('numberedPlaces'))}) \\d{1,4}(?:(?:, ?\\d{1,4}(?= ?(?:[,.:;&)]|$|${joint} ?\\d)))+(?:${lastOfPlaces})?|${lastOfPlaces})`,
        'gimu',
      ),
    ],
  ],
};
