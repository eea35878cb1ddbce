import type { CompiledLexicon } from '../../language/compile';
import type { ReadPhrase } from '../../reading/reading';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';
import { productOf } from './product-of';

interface Line {
  read: ReadPhrase;
  candidates: Candidate[];
}

/**
 * "carrots, leeks 3kg each", "3kg each carrots, leeks": goods of a list that say no quantity of their own, and are sold by that
 * measure, take it from those beside them that say "each".
 */
export function measureEach(
  index: CatalogueIndex,
  text: string,
  lines: readonly Line[],
  lexicon: CompiledLexicon,
): Line[] {
  const measured = [...lines];
  const share = (from: number, step: 1 | -1): void => {
    const source = lines[from];
    for (
      let at = from + step;
      source && isBeside(text, measured[at - step], measured[at], lexicon);
      at += step
    ) {
      const line = measured[at];
      if (!line || line.read.quantityStated || !isSoldAs(index, source, line)) return;
      const { quantity, unit, quantityNote } = source.read;
      const doubts = (line.read.doubts ?? []).filter(({ code }) => code !== 'unit_unclear');
      const said = { quantity, unit, quantityNote, quantityStated: true, doubts };
      measured[at] = { ...line, read: { ...line.read, ...said } };
    }
  };
  for (const [at, { read }] of lines.entries()) {
    if (!read.each || !read.quantityStated || measureOf(index, lines[at]) === null) continue;
    share(at, -1);
    if (/^\P{L}*\d/u.test(read.wanted)) share(at, 1);
  }
  return measured;
}

const measureOf = (index: CatalogueIndex, line: Line | undefined): IndexedProduct['measure'] =>
  (line && productOf(index, line.candidates)?.measure) ?? null;

const isSoldAs = (index: CatalogueIndex, one: Line, other: Line): boolean =>
  measureOf(index, one) === measureOf(index, other);

/** Nothing but marks, a break or "and" stands between the two. */
function isBeside(
  text: string,
  one: Line | undefined,
  other: Line | undefined,
  { and }: CompiledLexicon,
): boolean {
  if (!one || !other) return false;
  const [first, second] = one.read.start < other.read.start ? [one, other] : [other, one];
  const words =
    text
      .slice(first.read.end, second.read.start)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.every((word) => and.has(word));
}
