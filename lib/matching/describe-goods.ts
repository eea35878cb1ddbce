import type { CompiledLexicon } from '../reading/lexicons/compile';
import { type Token, tokenise } from '../reading/tokenise';
import type { GoodsNumber } from './goods-number';
import { markMultipacks } from './mark-multipacks';
import { isCodeTail, isGluedToNumber, type NumberSpot, readSpot } from './read-goods-number';

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
  return describeTokens(tokenise(text), lexicon);
}

/** As describeGoods, on tokens already cut. */
function describeTokens(tokens: readonly Token[], lexicon: CompiledLexicon): Goods {
  const goods: Goods = { words: [], numbers: [] };
  const spots: NumberSpot[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const spot = readSpot(tokens, at, lexicon);
    if (spot) {
      spots.push(spot);
      goods.numbers.push(spot.number);
      at = spot.next;
    } else if (isJoint(tokens, at, spots)) {
      at++;
    } else if (token.kind === 'word') {
      at = readWord(tokens, at, lexicon, goods);
    } else at++;
  }
  markMultipacks(tokens, spots, lexicon);
  const kept = spots.filter((spot) => !spot.dropped).map((spot) => spot.number);
  return { words: goods.words, numbers: kept };
}

/** A word that only holds numbers together: "two by four", "case 24". */
function isJoint(tokens: readonly Token[], at: number, spots: readonly NumberSpot[]): boolean {
  const text = tokens[at]?.text ?? '';
  if (text === 'by') return spots.at(-1)?.next === at;
  return /^(?:cases?|cs|trays?|cartons?)$/.test(text) && tokens[at + 1]?.kind === 'number';
}

function readWord(tokens: readonly Token[], at: number, lexicon: CompiledLexicon, goods: Goods): number {
  const token = tokens[at];
  if (!token) return at + 1;
  const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
  const ordinal = isGluedToNumber(tokens, at) && /^(th|st|nd|rd)$/.test(token.text);
  if (ordinal) {
    goods.words.push({ text: `${tokens[at - 1]?.text ?? ''}${token.text}` });
    return at + 1;
  }
  if (token.text === 'x' || (token.text === 's' && token.glued)) return at + 1;
  if (next?.kind === 'number' && next.glued && isCodeTail(tokens, at + 1)) {
    goods.words.push({ text: `${token.text}${next.text}` });
    return at + 2;
  }
  if (next?.text === '-' && afterNext?.kind === 'number' && isCodeTail(tokens, at + 2)) {
    goods.words.push({ text: `${token.text}${afterNext.text}` });
    return at + 3;
  }
  const joiner = next?.glued && afterNext?.glued && afterNext.kind === 'word' ? next.text : '';
  if (joiner === '&' && token.text.length <= 2 && afterNext && afterNext.text.length <= 2) {
    goods.words.push({ text: `${token.text}${afterNext.text}`, initials: true });
    return at + 3;
  }
  const times = letterTimes.get(token.text);
  if (times && next?.text === 'a') {
    goods.words.push({ text: 'a'.repeat(times) });
    return at + 2;
  }
  const number = lexicon.numbers.get(token.text) ?? otherNumbers.get(token.text);
  const word: GoodsWord = number === undefined ? { text: token.text } : { text: token.text, number };
  if (isGluedToNumber(tokens, at)) word.glued = true;
  const before = tokens[at - 1];
  const head = tokens[at - 2];
  if (before?.text === '/' && before.glued && token.glued && head?.kind === 'word' && head.text.length <= 3)
    word.abbreviation = `${head.text}/${token.text}`;
  goods.words.push(word);
  return at + 1;
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

/** Numbers that only names of goods have: "twin pack", "mark II". */
const otherNumbers = new Map([
  ['twin', 2],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
]);
