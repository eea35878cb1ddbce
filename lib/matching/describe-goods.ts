import { type CompiledLexicon, measureOf } from '../reading/lexicons/compile';
import {
  type Dimension,
  type MeasureUnit,
  measureBySpelling,
  measureBySymbol,
  shyMeasures,
} from '../reading/lexicons/measures';
import { type NumberReading, readNumbersAt } from '../reading/read-number-words';
import { type Token, tokenise } from '../reading/tokenise';

export interface GoodsWord {
  text: string;
  /** What the word would be as a number ("five" roses). */
  number?: number;
  /** `s/berry`: the abbreviation this word ends. */
  abbreviation?: string;
  /** `s&v`: initials of two neighbouring words. */
  initials?: boolean;
}

export interface GoodsNumber {
  /** As written. */
  value: number;
  /** In base units of its dimension; `value` for bare numbers and counts. */
  base: number;
  dimension: Dimension | 'bare';
  symbol: string;
  /** A multiplicity of the size beside it (`24 x 330ml`), not a count of its own. */
  multipack: boolean;
  /** From the context of a phrase: may fit, need not. */
  optional?: boolean;
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
export function describeTokens(tokens: readonly Token[], lexicon: CompiledLexicon): Goods {
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
    } else if (token.kind === 'word') {
      at = readWord(tokens, at, lexicon, goods);
    } else at++;
  }
  markMultipacks(tokens, spots);
  const kept = spots.filter((spot) => !spot.dropped).map((spot) => spot.number);
  return { words: goods.words, numbers: kept };
}

interface NumberSpot {
  at: number;
  next: number;
  number: GoodsNumber;
  dropped?: boolean;
}

const bare = (value: number): GoodsNumber => ({
  value,
  base: value,
  dimension: 'bare',
  symbol: '',
  multipack: false,
});
const count = (value: number): GoodsNumber => ({
  value,
  base: value,
  dimension: 'count',
  symbol: 's',
  multipack: false,
});

function readSpot(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberSpot | null {
  const token = tokens[at];
  const readings = readNumbersAt(tokens, at, lexicon);
  if (readings.length === 0) return null;
  const reading = readings.find((found) => found.form !== 'article' && found.form !== 'joined');
  const joined = readings.find((found) => found.form === 'joined');
  const best = joined && (!reading || joined.next > reading.next) ? joined : reading;
  if (!token || !best) return null;
  if (token.kind === 'number' && isCodeTail(tokens, at)) return null;
  const measured = readMeasure(tokens, best, lexicon);
  if (tokens[at - 1]?.text === 'size' && !measured)
    return { at, next: best.next, number: { ...bare(best.value), dimension: 'other', symbol: 'size' } };
  if (measured) return { at, next: measured.next, number: measured.number };
  if (token.kind === 'word') {
    const by = isBy(tokens, best.next) || isBy(tokens, at - 1);
    if (by) return { at, next: best.next, number: bare(best.value) };
    const plural = /(ties|eds|teens|zens)$/.test(tokens[best.next - 1]?.text ?? '');
    if (plural) return { at, next: best.next, number: count(best.value) };
    if (best.next === at + 1 || best.form === 'fraction')
      return best.form === 'fraction' ? { at, next: best.next, number: bare(best.value) } : null;
  }
  return { at, next: best.next, number: bare(best.value) };
}

/** "two by four": a spoken dimension. */
const isBy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'by' && tokens[at - 1] !== undefined && tokens[at + 1] !== undefined;

/** The measure or count right after a number: `2L`, `500 ml`, `24's`, `2-ply`, `12 pack`, `2"`, `70%`. */
function readMeasure(
  tokens: readonly Token[],
  reading: NumberReading,
  lexicon: CompiledLexicon,
): { next: number; number: GoodsNumber } | null {
  let at = reading.next;
  if (tokens[at]?.text === '-' && tokens[at]?.glued && tokens[at + 1]?.glued) at++;
  const token = tokens[at];
  if (!token) return null;
  const tail = tokens[at + 1];
  const typed = (
    unit: MeasureUnit | undefined,
    next: number,
  ): { next: number; number: GoodsNumber } | null =>
    unit
      ? {
          next,
          number: {
            value: reading.value,
            base: reading.value * unit.factor,
            dimension: unit.dimension,
            symbol: unit.symbol,
            multipack: false,
          },
        }
      : null;
  if (token.kind === 'symbol') {
    if (/^["”″]$/.test(token.text)) return typed(measureBySymbol('in'), at + 1);
    if (token.text === '%') return typed(measureBySymbol('percent'), at + 1);
    if (token.text === '°') return typed(measureBySymbol('deg'), at + 1);
    if (/^['’′]$/.test(token.text) && token.glued) {
      return tail?.text === 's' && tail.glued
        ? { next: at + 2, number: count(reading.value) }
        : typed(measureBySymbol('ft'), at + 1);
    }
    return null;
  }
  if (token.kind !== 'word') return null;
  if (token.text === 's' && token.glued) return { next: at + 1, number: count(reading.value) };
  if (token.text === 'fl')
    return typed(measureBySymbol('floz'), tokens[at + 1]?.text === '.' ? at + 3 : at + 2);
  if (/^(sq|sqft)$/.test(token.text)) return typed(measureBySymbol('sqft'), at + 1);
  if (packNoun(token.text, lexicon))
    return { next: at + (countOnly.has(token.text) ? 1 : 0), number: count(reading.value) };
  const unit = measureOf(token.text, lexicon);
  if (!unit || (shyMeasures.has(token.text) && token.text.length === 1 && !token.glued)) return null;
  return typed(unit, tokens[at + 1]?.text === '.' && tokens[at + 1]?.glued ? at + 2 : at + 1);
}

const countOnly = new Set([
  'pack',
  'packs',
  'pk',
  'pks',
  'pck',
  'count',
  'ct',
  'pc',
  'pcs',
  'piece',
  'pieces',
  'pce',
  'pces',
]);
const packNoun = (word: string, lexicon: CompiledLexicon): boolean =>
  countOnly.has(word) || (lexicon.units.has(word) && lexicon.units.get(word) !== 'each');

/** `r-19`, `h0482`: digits that belong to the letters before them. */
function isCodeTail(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token?.glued || !before) return false;
  const after = tokens[at + 1];
  if (after?.glued && after.kind === 'word' && measureBySpelling(after.text)) return false;
  if (before.kind === 'word')
    return before.text.length <= 2 && before.text !== 'x' && !isGluedToNumber(tokens, at - 1);
  return (
    before.text === '-' &&
    before.glued &&
    tokens[at - 2]?.kind === 'word' &&
    tokens[at - 2]?.text.length === 1 &&
    tokens[at - 2]?.text !== 'x'
  );
}

const isGluedToNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at - 1]?.kind === 'number';

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
  const number = lexicon.numbers.get(token.text) ?? roman.get(token.text);
  const word: GoodsWord = number === undefined ? { text: token.text } : { text: token.text, number };
  const before = tokens[at - 1];
  const head = tokens[at - 2];
  if (before?.text === '/' && before.glued && token.glued && head?.kind === 'word' && head.text.length <= 3)
    word.abbreviation = `${head.text}/${token.text}`;
  goods.words.push(word);
  return at + 1;
}

const roman = new Map([
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
]);

/** `24 x 330ml`, `330ml x 24`, `pack of 6`, `case 24`, `(1X12)` are multiplicities; `(1X1)` says nothing. */
function markMultipacks(tokens: readonly Token[], spots: NumberSpot[]): void {
  spots.forEach((spot, i) => {
    const next = spots[i + 1];
    if (next && tokens[spot.next]?.text === 'x' && next.at === spot.next + 1)
      markPair(tokens, spot, next, spots[i + 2]);
    const before = tokens[spot.at - 1];
    const word = before?.text === 'of' ? tokens[spot.at - 2] : before;
    if (
      spot.number.dimension === 'bare' &&
      word?.kind === 'word' &&
      /^(packs?|pk|cases?|cs|box|trays?|carton)$/.test(word.text)
    ) {
      spot.number = { ...count(spot.number.value), multipack: /^(case|cs|tray|carton)/.test(word.text) };
    }
  });
}

function markPair(
  tokens: readonly Token[],
  left: NumberSpot,
  right: NumberSpot,
  third: NumberSpot | undefined,
): void {
  const isSize = (n: GoodsNumber): boolean => n.dimension === 'mass' || n.dimension === 'volume';
  const chain = third !== undefined && tokens[right.next]?.text === 'x' && third.at === right.next + 1;
  if (isSize(right.number) && left.number.dimension === 'bare') {
    left.number = { ...count(left.number.value), multipack: true };
  } else if (isSize(left.number) && right.number.dimension === 'bare') {
    right.number = { ...count(right.number.value), multipack: true };
  } else if (
    left.number.dimension === 'bare' &&
    left.number.value === 1 &&
    right.number.dimension === 'bare' &&
    tokens[left.at - 1]?.text === '(' &&
    !chain
  ) {
    left.dropped = true;
    if (right.number.value === 1) right.dropped = true;
    else right.number = { ...count(right.number.value), multipack: true };
  }
}
