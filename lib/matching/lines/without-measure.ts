import { type CompiledLexicon, measureOf } from '../../language/compile';
import type { MeasureUnit } from '../../language/measures';
import type { ReadPhrase } from '../../reading/reading';
import { measuresOut } from '../goods/selling-measure';

const behind = /[\s:.=x*(–-]*(?<![\p{L}\d.,])(\d{1,5}(?:[.,]\d{1,3})?)\s?(\p{L}{1,10}[23²³]?)\.?$/u;
const before = /^(\d{1,5}(?:[.,]\d{1,3})?)\s?(\p{L}{1,10}[23²³]?)(?![\p{L}\d])\.?\s*/u;
/** `10kgsOnion`: the capital says where the goods begin. */
const glued = /^(\d{1,5}(?:[.,]\d{1,3})?)\s?(\p{Ll}{1,6})(?=\p{Lu}\p{Ll})/u;

/**
 * The "onions" of "10kg onions" and "onions - 10 kg", where goods are sold by that measure and it is their quantity: what they
 * are called, and what is taught.
 */
export function withoutMeasure<Read extends Pick<ReadPhrase, 'phrase' | 'start' | 'end'>>(
  read: Read,
  measure: MeasureUnit,
  lexicon: CompiledLexicon,
): Read {
  const lengthOf = (said: RegExpExecArray | null): number => {
    const unit = measureOf(spelt(said?.[2] ?? ''), lexicon);
    const value = Number((said?.[1] ?? '').replace(',', '.'));
    if (!said || !unit) return 0;
    const number = { dimension: unit.dimension, base: value * unit.factor, multipack: false };
    return measuresOut(number, measure) ? said[0].length : 0;
  };
  const led = lengthOf(before.exec(read.phrase)) || lengthOf(glued.exec(read.phrase));
  const from = led === 0 ? 0 : led + linkAt(read.phrase.slice(led), lexicon);
  const to = read.phrase.length - lengthOf(behind.exec(read.phrase));
  const phrase = read.phrase.slice(from, to);
  // Of two such measures nobody can say which names the goods.
  if ((from > 0 && to < read.phrase.length) || !/\p{L}/u.test(phrase)) return read;
  return { ...read, phrase, start: read.start + from, end: read.start + to };
}

/** The length of the "of" that a text begins with. */
function linkAt(text: string, { links }: CompiledLexicon): number {
  const [said = '', word = ''] = /^(\p{L}+)\s+/u.exec(text) ?? [];
  return links.has(word.toLowerCase()) ? said.length : 0;
}

/** As the reader's tokens have it. */
const spelt = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^m[2²]$/, 'sqm')
    .replace(/^m³$/, 'm3');
