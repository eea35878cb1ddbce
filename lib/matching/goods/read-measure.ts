import { type CompiledLexicon, measureOf } from '../../language/compile';
import { type MeasureUnit, measureBySymbol, shyMeasures } from '../../language/measures';
import { type NumberReading, withHalf } from '../../language/numbers/number-reading';
import type { Token } from '../../language/text/tokenise';
import { bare, count, type GoodsNumber } from './goods-number';

/** A number with its measure, and the token after both. */
export interface Measured {
  next: number;
  number: GoodsNumber;
}

/** The measure or count right after a number: `2L`, `500 ml`, `24's`, `2-ply`, `12 pack`, `2"`, `70%`. */
export function readMeasure(
  tokens: readonly Token[],
  reading: NumberReading,
  lexicon: CompiledLexicon,
): Measured | null {
  let at = reading.next;
  if (tokens[at]?.text === '-' && tokens[at]?.glued && tokens[at + 1]?.glued) at++;
  const token = tokens[at];
  const shared = sharedMeasure(tokens, at, lexicon);
  if (shared) return typed(reading, shared, at + 1);
  if (token?.kind === 'symbol') return readSign(tokens, at, token, reading);
  if (token?.kind !== 'word') return null;
  const tail = tokens[at + 1];
  const { text } = token;
  if (text === 's' && token.glued)
    return { next: at + 1, number: isSide(tokens, reading) ? bare(reading.value) : plural(reading.value) };
  if (text === 'fl') return typed(reading, measureBySymbol('floz'), tail?.text === '.' ? at + 3 : at + 2);
  if (text === 'sq' || text === 'sqft') return typed(reading, measureBySymbol('sqft'), at + 1);
  if ((packNoun(text, lexicon) || doses.has(text)) && tail?.text !== 'of')
    return { next: at + (countOnly.has(text) ? 1 : 0), number: count(reading.value) };
  const unit = measureOf(text, lexicon);
  const isShy = !token.glued && shyMeasures.has(text);
  if (!unit || (isShy && (text.length === 1 || isCompound(tokens, at)))) return null;
  if (text === 'mill' && reading.value < leastMill) return null;
  return typed(reading, unit, tail?.text === '.' && tail.glued ? at + 2 : at + 1);
}

const plural = (value: number): GoodsNumber => ({ ...count(value), plural: true });

/** The `ml` of `350/400ml`, which is either: one name for what is filled in two sizes. */
function sharedMeasure(
  tokens: readonly Token[],
  slash: number,
  lexicon: CompiledLexicon,
): MeasureUnit | undefined {
  const [mark, other, measure] = [tokens[slash], tokens[slash + 1], tokens[slash + 2]];
  if (mark?.text !== '/' || !mark.glued || other?.kind !== 'number' || !other.glued) return undefined;
  const unit = measureOf(measure?.text ?? '', lexicon);
  return unit?.dimension === 'mass' || unit?.dimension === 'volume' ? unit : undefined;
}

/** The "setting" of "20 setting-type": of another word than the number. */
const isCompound = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === '-' && tokens[at + 1]?.glued === true && tokens[at + 2]?.glued === true;

/** Boards and posts are no wider, in inches. */
const widestBoard = 12;

/** The 4 of "2x4s": boards of that size in the plural, not so many in a pack. */
function isSide(tokens: readonly Token[], { next, value }: NumberReading): boolean {
  const [before, times, last] = [tokens[next - 3], tokens[next - 2], tokens[next - 1]];
  const isTied = times?.text === 'x' && times.glued && last?.kind === 'number' && last.glued;
  return isTied && before?.kind === 'number' && Math.max(value, before.value ?? 0) <= widestBoard;
}

/** Fewer are not millilitres: "4x4x8 mill finish". */
const leastMill = 50;

/** "inch and a quarter": one of it, and a part. */
export function readPartOver(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): Measured | null {
  const unit = measureOf(tokens[at]?.text ?? '', lexicon);
  if (unit?.symbol !== 'in') return null;
  const [over] = withHalf(tokens, { value: 1, next: at + 1, form: 'words', dozens: false }, lexicon);
  return over ? typed(over, unit, over.next) : null;
}

/** Signs that stand for a measure: inches, degrees; feet where they are glued to the number. */
const signs = new Map([
  ['"', 'in'],
  ['”', 'in'],
  ['″', 'in'],
  ['%', 'percent'],
  ['°', 'deg'],
  ["'", 'ft'],
  ['’', 'ft'],
  ['′', 'ft'],
]);

function readSign(
  tokens: readonly Token[],
  at: number,
  { text, glued }: Token,
  reading: NumberReading,
): Measured | null {
  const symbol = signs.get(text);
  if (symbol === undefined || (symbol === 'ft' && !glued)) return null;
  const tail = tokens[at + 1];
  return symbol === 'ft' && tail?.text === 's' && tail.glued
    ? { next: at + 2, number: isSide(tokens, reading) ? bare(reading.value) : count(reading.value) }
    : typed(reading, measureBySymbol(symbol), at + 1);
}

function typed({ value }: NumberReading, unit: MeasureUnit | undefined, next: number): Measured | null {
  if (!unit) return null;
  const { factor, dimension, symbol } = unit;
  return { next, number: { value, base: value * factor, dimension, symbol, multipack: false } };
}

/** Words that count what is in one of it, in the six languages. */
export const countOnly = new Set(
  `pack packs pk pks pck count ct pc pcs piece pieces pce pces un und uds ud unid unidades unidad pieza piezas pza
  pzas peca pecas stuks`.split(/\s+/),
);

/** Goods that are counted in a name: the 24 of `24 Tablets` is that of "24s". */
const doses = new Set('tablets tabs capsules caps caplets lozenges sachets teabags nappies wipes'.split(' '));

export const packNoun = (word: string, lexicon: CompiledLexicon): boolean =>
  countOnly.has(word) || (lexicon.units.has(word) && lexicon.units.get(word) !== 'each');
