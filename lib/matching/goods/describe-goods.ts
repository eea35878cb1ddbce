import type { CompiledLexicon } from '../../language/compile';
import { type Token, tokenise } from '../../language/text/tokenise';
import { isBend } from '../../reading/amounts/is-bend';
import type { GoodsNumber } from './goods-number';
import { isCodeTail, isGluedToNumber } from './is-code-tail';
import { markAngles } from './mark-angles';
import { markMultipacks } from './mark-multipacks';
import { type NumberSpot, readSpot } from './read-goods-number';

export interface GoodsWord {
  text: string;
  /** What the word would be as a number ("five" roses). */
  number?: number;
  /** `s/berry`: the abbreviation this word ends. */
  abbreviation?: string;
  /** Written together with the number before it, as nothing that is a measure: `25gbbq`. */
  glued?: true;
  /** `s&v`: initials of two neighbouring words. */
  initials?: boolean;
}

/** What a name or a phrase says: words in order, and every number with its type. */
export interface Goods {
  words: GoodsWord[];
  numbers: GoodsNumber[];
}

/** Reads a product name or an order phrase into words and typed numbers; the same reading for both sides. */
export function describeGoods(text: string, lexicon: CompiledLexicon): Goods {
  const tokens = tokenise(text.includes('. ') ? text.replace(brokenDecimal, '') : text);
  const words: GoodsWord[] = [];
  const spots: NumberSpot[] = [];
  let at = 0;
  while (at < tokens.length) {
    const spot = readSpot(tokens, at, lexicon);
    if (spot) {
      spots.push(spot);
      at = spot.next;
    } else if (isJoint(tokens, at, spots) || tokens[at]?.kind !== 'word') {
      at++;
    } else at = readWord(tokens, at, lexicon, words);
  }
  if (spots.length === 0) return { words, numbers: [] };
  // "3in 90s": nothing else says what they are.
  if (words.length === 0 && tokens.some((_, i) => isBend(tokens, i))) words.push({ text: 'elbow' });
  markMultipacks(tokens, spots, lexicon);
  const numbers = spots.filter(({ dropped }) => !dropped).map(({ number }) => number);
  return { words, numbers: markAngles(words, numbers) };
}

/** The space in `6. 5kg`, as some catalogues print it. */
const brokenDecimal = /(?<=\d\.) (?=\d{1,3} ?(?:kg|g|ml|l|lt)\b)/gi;

/** A word that only holds numbers together: "two by four", "case 24". */
function isJoint(tokens: readonly Token[], at: number, spots: readonly NumberSpot[]): boolean {
  const text = tokens[at]?.text ?? '';
  if (text === 'by') return spots.at(-1)?.next === at;
  return tokens[at + 1]?.kind === 'number' && /^(?:cases?|cs|trays?|cartons?)$/.test(text);
}

/** Reads the word at a token, which may be written with what follows it; gives back the token after it. */
function readWord(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
  words: GoodsWord[],
): number {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.text === 'x' || (token.text === 's' && token.glued)) return at + 1;
  const glued = isGluedToNumber(tokens, at);
  if (glued && /^(th|st|nd|rd)$/.test(token.text)) {
    words.push({ text: `${tokens[at - 1]?.text ?? ''}${token.text}` });
    return at + 1;
  }
  const together = next ? readTogether(tokens, at, token, next) : null;
  if (together) {
    words.push(together.word);
    return together.next;
  }
  const number = numberOf(token.text, lexicon);
  const word: GoodsWord = number === undefined ? { text: token.text } : { text: token.text, number };
  if (glued) word.glued = true;
  const abbreviation = token.glued ? abbreviationAt(tokens, at, token) : undefined;
  if (abbreviation !== undefined) word.abbreviation = abbreviation;
  words.push(word);
  return at + 1;
}

/** `r49`, `r-49`, `s&v`, "double a": a word and what is written with it. */
function readTogether(
  tokens: readonly Token[],
  at: number,
  { text }: Token,
  next: Token,
): { word: GoodsWord; next: number } | null {
  if (next.kind === 'number')
    return next.glued && isCodeTail(tokens, at + 1)
      ? { word: { text: `${text}${next.text}` }, next: at + 2 }
      : null;
  if (next.text === 'a') {
    const times = letterTimes.get(text);
    return times === undefined ? null : { word: { text: 'a'.repeat(times) }, next: at + 2 };
  }
  const after = tokens[at + 2];
  if (next.text === '-' && after?.kind === 'number' && isCodeTail(tokens, at + 2))
    return { word: { text: `${text}${after.text}` }, next: at + 3 };
  const joined = /^[&+]$/.test(next.text) && next.glued && after?.glued && after.kind === 'word';
  return joined && text.length <= 2 && after.text.length <= 2
    ? { word: { text: `${text}${after.text}`, initials: true }, next: at + 3 }
    : null;
}

/** The `s/berry` that ends in this word. */
function abbreviationAt(tokens: readonly Token[], at: number, { text }: Token): string | undefined {
  const [head, slash] = [tokens[at - 2], tokens[at - 1]];
  const isShort = slash?.text === '/' && slash.glued && head?.kind === 'word' && head.text.length <= 3;
  return isShort ? `${head.text}/${text}` : undefined;
}

/** "double a", "triple a": batteries, by ear. */
const letterTimes = new Map([
  ['double', 2],
  ['dubbel', 2],
  ['doble', 2],
  ['dupla', 2],
  ['duplo', 2],
  ['triple', 3],
  ['trippel', 3],
  ['tripla', 3],
  ['triplo', 3],
]);

/** What a word of goods would be as a number. */
export const numberOf = (text: string, lexicon: CompiledLexicon): number | undefined =>
  lexicon.numbers.get(text) ?? otherNumbers.get(text);

/** Numbers that only names of goods have: "twin pack", "mark II". */
const otherNumbers = new Map([
  ['single', 1],
  ['twin', 2],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
]);
