import { anyOf, partingWords } from '../../language/words/pattern-words';
import type { CueName } from '../lexicons/lexicon';
import { type CueReader, hasCue, placesOf } from '../words/cues';

/** A part of a message that asks one thing. */
export interface Clause {
  words: string;
  /** Its verb stands in a clause before: "make the beans 12 and the bread 8". */
  isCarried: boolean;
}

const sentenceEnd = /[;\n!?]|\.(?!\d)/u;
const between = new RegExp(`,(?!\\d)|\\s(?:${anyOf(partingWords)})\\s`, 'u');

/** The clauses of a folded message as they stand. */
export const bareClausesOf = (body: string): string[] =>
  body
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(between))
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '');

/** The clauses of a folded message; each that has no verb of its own is given that of the clause before, in the same sentence. */
export function clausesOf(reader: CueReader, body: string): Clause[] {
  return body.split(sentenceEnd).flatMap((sentence) => {
    let verb: string | null = null;
    return sentence.split(between).flatMap((part): Clause[] => {
      const words = part?.trim() ?? '';
      if (words === '') return [];
      if (hasCue(reader, words, ...verbs, 'more', 'instead')) {
        verb = verbOf(reader, words);
        return [{ words, isCarried: false }];
      }
      // "no sugar and 10 of the cola": what is counted is not taken off.
      const isCarried: boolean = verb !== null && !(hasCue(reader, verb, 'remove') && /\d/.test(words));
      return [{ words: isCarried ? `${verb} ${words}` : words, isCarried }];
    });
  });
}

const verbs: readonly CueName[] = ['set', 'swap', 'add', 'remove'];

/** Of "also make the beans 12" it is "make" that counts. */
function verbOf(reader: CueReader, words: string): string | null {
  for (const names of [['set', 'swap'], ['add'], ['remove']] as const) {
    const [place] = placesOf(reader, words, ...names);
    if (place) return words.slice(place.start, place.end);
  }
  return null;
}
