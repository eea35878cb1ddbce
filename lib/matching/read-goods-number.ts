import { type CompiledLexicon, measureOf } from '../reading/lexicons/compile';
import {
  type MeasureUnit,
  measureBySpelling,
  measureBySymbol,
  shyMeasures,
} from '../reading/lexicons/measures';
import type { NumberReading } from '../reading/number-reading';
import { readNumbersAt } from '../reading/read-number-words';
import type { Token } from '../reading/tokenise';
import type { GoodsNumber } from './goods-number';

export interface NumberSpot {
  at: number;
  next: number;
  number: GoodsNumber;
  dropped?: boolean;
}

export const bare = (value: number): GoodsNumber => ({
  value,
  base: value,
  dimension: 'bare',
  symbol: '',
  multipack: false,
});

export const count = (value: number): GoodsNumber => ({
  value,
  base: value,
  dimension: 'count',
  symbol: 's',
  multipack: false,
});

export function readSpot(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberSpot | null {
  const token = tokens[at];
  const packed =
    token?.kind === 'word' ? lexicon.numbers.get(/^(.+)packs?$/.exec(token.text)?.[1] ?? '') : undefined;
  if (packed !== undefined) return { at, next: at + 1, number: count(packed) };
  const readings = readNumbersAt(tokens, at, lexicon);
  if (readings.length === 0) return null;
  const reading = readings.find((found) => found.form !== 'article' && found.form !== 'joined');
  const joined = readings.find((found) => found.form === 'joined');
  const best = joined && (!reading || joined.next > reading.next) ? joined : reading;
  if (!token || !best) return null;
  if (token.kind === 'number' && isCodeTail(tokens, at)) return null;
  if (tokens[at - 1]?.text === '#' && token.value !== undefined)
    return { at, next: at + 1, number: bare(token.value) };
  const measured = isContent(tokens, at, best, lexicon) ? null : readMeasure(tokens, best, lexicon);
  const label = labels.get(tokens[at - 1]?.text ?? '');
  if (label && !measured)
    return { at, next: best.next, number: { ...bare(best.value), dimension: 'other', symbol: label } };
  if (measured) return { at, next: measured.next, number: measured.number };
  if (token.kind === 'word') {
    const by = isBy(tokens, best.next) || isBy(tokens, at - 1);
    if (by) return { at, next: best.next, number: bare(best.value) };
    const plural = lexicon.plurals.has(tokens[best.next - 1]?.text ?? '');
    if (plural) return { at, next: best.next, number: count(best.value) };
    if (best.next === at + 1 || best.form === 'fraction')
      return best.form === 'fraction' ? { at, next: best.next, number: bare(best.value) } : null;
  }
  return isPadded(token) ? null : { at, next: best.next, number: bare(best.value) };
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
  if (packNoun(token.text, lexicon) && tail?.text !== 'of')
    return { next: at + (countOnly.has(token.text) ? 1 : 0), number: count(reading.value) };
  const unit = measureOf(token.text, lexicon);
  if (!unit || (shyMeasures.has(token.text) && token.text.length === 1 && !token.glued)) return null;
  return typed(unit, tokens[at + 1]?.text === '.' && tokens[at + 1]?.glued ? at + 2 : at + 1);
}

/** Words that count what is in one of it, in the six languages. */
const countOnly = new Set(
  `pack packs pk pks pck count ct pc pcs piece pieces pce pces un und uds ud unid unidades unidad pieza piezas pza
  pzas peca pecas stuks`.split(/\s+/),
);

const packNoun = (word: string, lexicon: CompiledLexicon): boolean =>
  countOnly.has(word) || (lexicon.units.has(word) && lexicon.units.get(word) !== 'each');

/** `r-19`, `r- 19`, `h0482`: digits that belong to the letters before them. */
export function isCodeTail(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return false;
  const dashed =
    before.text === '-' &&
    before.glued &&
    tokens[at - 2]?.kind === 'word' &&
    tokens[at - 2]?.text.length === 1 &&
    tokens[at - 2]?.text !== 'x';
  if (!token.glued) return dashed && !isGluedToNumber(tokens, at - 2);
  const after = tokens[at + 1];
  if (after?.glued && after.kind === 'word' && (measureBySpelling(after.text) || countOnly.has(after.text)))
    return false;
  if (before.kind === 'word')
    return before.text.length <= 2 && before.text !== 'x' && !isGluedToNumber(tokens, at - 1);
  return dashed;
}

export const isGluedToNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at - 1]?.kind === 'number';
