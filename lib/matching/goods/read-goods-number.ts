import { type CompiledLexicon, measureOf } from '../../language/compile';
import type { NumberReading } from '../../language/numbers/number-reading';
import { readNumbersAt } from '../../language/numbers/read-number-words';
import type { Token } from '../../language/text/tokenise';
import { bare, count, type GoodsNumber } from './goods-number';
import { isCodeTail } from './is-code-tail';
import { countOnly, packNoun, readMeasure, readPartOver } from './read-measure';

export interface NumberSpot {
  at: number;
  next: number;
  number: GoodsNumber;
  dropped?: boolean;
}

/** The number of goods at a token, with its measure and its place; null where none is read. */
export function readSpot(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberSpot | null {
  const token = tokens[at];
  if (!token) return null;
  const packed = token.kind === 'word' ? packedIn(token.text, lexicon) : undefined;
  if (packed !== undefined) return { at, next: at + 1, number: count(packed) };
  const over = token.kind === 'word' ? readPartOver(tokens, at, lexicon) : null;
  if (over) return { at, next: over.next, number: over.number };
  const best = readingAt(tokens, at, lexicon);
  if (!best || (token.kind === 'number' && isCodeTail(tokens, at))) return null;
  const before = tokens[at - 1]?.text ?? '';
  if (before === '#' && token.value !== undefined)
    return { at, next: at + 1, number: { ...bare(token.value), hashed: true } };
  const isNone = isContent(tokens, at, best, lexicon) || isInWords(tokens, best, lexicon);
  const measured = isNone ? null : readMeasure(tokens, best, lexicon);
  if (measured) return { at, next: measured.next, number: measured.number };
  const label = labels.get(before);
  if (label)
    return { at, next: best.next, number: { ...bare(best.value), dimension: 'other', symbol: label } };
  const number = token.kind === 'word' ? readSpelt(tokens, at, best, lexicon) : bare(best.value);
  if (number === null || isPadded(token)) return null;
  return {
    at,
    next: best.next,
    number: isHyphened(tokens, best.next) ? { ...number, hyphened: true } : number,
  };
}

/** `1-Hole`: a hyphen and a word stand right behind the number. */
const isHyphened = (tokens: readonly Token[], next: number): boolean =>
  tokens[next]?.text === '-' && tokens[next]?.glued === true && tokens[next + 1]?.kind === 'word';

/** `sixpack`. */
function packedIn(text: string, lexicon: CompiledLexicon): number | undefined {
  if (!text.includes('pack')) return undefined;
  return lexicon.numbers.get(/^(.+)packs?$/.exec(text)?.[1] ?? '');
}

/**
 * The longest reading, where words that are only joined must be longer than any other. Behind a letter no thousands
 * begin: `X10 300 ft`.
 */
function readingAt(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): NumberReading | undefined {
  const readings = readNumbersAt(tokens, at, lexicon);
  if (readings.length === 0) return undefined;
  const isGlued = tokens[at]?.glued === true;
  const reading = readings.find(
    ({ form }) => form !== 'article' && form !== 'joined' && !(form === 'spaced' && isGlued),
  );
  const joined = readings.find(({ form }) => form === 'joined');
  return joined && (!reading || joined.next > reading.next) ? joined : reading;
}

/** A number in words without a measure: "two by four", "roses twenty five"; a lone "five" is rather a name's. */
function readSpelt(
  tokens: readonly Token[],
  at: number,
  { value, next, form }: NumberReading,
  lexicon: CompiledLexicon,
): GoodsNumber | null {
  if (isBy(tokens, next) || isBy(tokens, at - 1)) return bare(value);
  // "the forties" are that many in a pack, "the two hundreds" as well so large.
  if (lexicon.plurals.has(tokens[next - 1]?.text ?? ''))
    return value < leastOfSize ? count(value) : bare(value);
  // "tagless hundred": no name, as the thousand of "thousand island" is.
  const isSize =
    form === 'fraction' || (value === leastOfSize && lexicon.multipliers.has(tokens[at]?.text ?? ''));
  return next === at + 1 && !isSize ? null : bare(value);
}

/** Words whose number tells goods apart, and is no size in units: "size 4", "sch 40". */
const labels = new Map([
  ['size', 'size'],
  ['schedule', 'schedule'],
  ['sched', 'schedule'],
  ['sch', 'schedule'],
  ['stage', 'stage'],
  ['series', 'series'],
]);

/** Smaller numbers in the plural are hardly a size without its measure. */
const leastOfSize = 100;

/** `0082`: a code, no number of anything. */
const isPadded = ({ kind, value = 0, text, start, end }: Token): boolean =>
  kind === 'number' && Number.isInteger(value) && value > 0 && value < 1000 && end - start > text.length;

/** So many of a thing are seldom asked for at once. */
export const mostOfThings = 50;

/** The number before a thing that it does not count, but what is in it (`330 bottle`) or its size (`3/8 x 3 sleeve`). */
function isContent(
  tokens: readonly Token[],
  at: number,
  { next, value }: NumberReading,
  lexicon: CompiledLexicon,
): boolean {
  const thing = tokens[next]?.text ?? '';
  if (countOnly.has(thing) || !packNoun(thing, lexicon) || measureOf(thing, lexicon)) return false;
  return value >= mostOfThings || !Number.isInteger(value) || tokens[at - 1]?.text === 'x';
}

/** "two by four by eights in spruce": behind a plural the "in" is no inch. */
const isInWords = (tokens: readonly Token[], { next }: NumberReading, lexicon: CompiledLexicon): boolean =>
  tokens[next]?.text === 'in' &&
  tokens[next + 1]?.kind === 'word' &&
  lexicon.plurals.has(tokens[next - 1]?.text ?? '');

/** "two by four": a spoken dimension. */
const isBy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'by' && tokens[at - 1] !== undefined && tokens[at + 1] !== undefined;
