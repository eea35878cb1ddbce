import { anyOf, ofClass } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

const degrees = '(?:degrees(?: celsius| c)?|°c?|grade|grados|graus|degr[eé]s)';
const outdoors =
  '(?:here|outside|today|already|in the (?:shade|shop|yard)|hier|buite|vandag|in die (?:skadu|son|winkel)|aqu[ií]|fuera|afuera|hoy|hoje|l[aá] fora|na sombra|a la sombra|ici|dehors|aujourd)';

/** How hot it is, and how much it rained, where people pass the time of day before they order. */
export const weather: NoiseKind = {
  code: 'count',
  patterns: [
    [
      'it is {38 degrees here} and the milk turns',
      new RegExp(`(?<![\\d.,])\\d{1,2} ?${degrees} ${outdoors}(?!\\p{L})`, 'giu'),
    ],
    [
      'dis weer {39 grade} en geen wolk nie',
      new RegExp(
        `(?<![\\d.,])(?<=(?<!\\p{L})(?:it ?i?['’]?s|dis|dit is|was|hit|hits|reached|fait|faz|hace|est[aá]) (?:(?:al|weer|again|already|still|about|over|nearly|almost|nou|now) ){0,2})\\d{1,2} ?${degrees}(?= ?(?:[.,;!?)\\n]|$)| (?:and|en|y|e|et|so|dus)(?!\\p{L}))`,
        'giu',
      ),
    ],
    [
      'the child has {39 degrees fever}',
      new RegExp(
        `(?<![\\d.,])\\d{2}(?:[.,]\\d)? ?${degrees} (?:of |de )?(?:${anyOf(ofClass('fevers'))})(?!\\p{L})`,
        'giu',
      ),
    ],
    ['we had {62mm}!', /(?<=(?<!\p{L})(?:we|ons) (?:had|got|het|measured) )\d{1,3} ?mm(?= ?[!.)\n]| ?$)/giu],
    [
      '{85 mm of rain} since Sunday',
      /(?<![\d.,])\d{1,3} ?mm (?:(?:of )?rain|re[eë]n|de (?:chuva|lluvia|pluie)|since (?:\p{L}+day|yesterday|last)|overnight|last night)(?!\p{L})/giu,
    ],
  ],
};
