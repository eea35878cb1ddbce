import type { ReadPhrase } from '../../reading/reading';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';

interface Line {
  read: ReadPhrase;
  candidates: Candidate[];
}

/** As in every language that is read. */
const separators = /^[\s,;&+·•–-]*\p{L}{0,3}[\s,;&+]*$/u;

/**
 * "carrots, leeks 3kg each", "3kg each carrots, leeks": goods of a list that say no quantity of their own, and are sold by that
 * measure, take it from those beside them that say "each".
 */
export function measureEach(index: CatalogueIndex, text: string, lines: readonly Line[]): Line[] {
  const measured = [...lines];
  const share = (from: number, step: 1 | -1): void => {
    const source = lines[from];
    for (
      let at = from + step;
      source && isBeside(text, measured[at - step], measured[at], step);
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
    if (/^\P{L}*\d/u.test(read.phrase)) share(at, 1);
  }
  return measured;
}

const measureOf = (index: CatalogueIndex, line: Line | undefined): IndexedProduct['measure'] => {
  const top = line?.candidates[0];
  return (top && index.products[index.ordinalById.get(top.productId) ?? -1]?.measure) ?? null;
};

const isSoldAs = (index: CatalogueIndex, one: Line, other: Line): boolean =>
  measureOf(index, one) === measureOf(index, other);

/** Nothing but a comma, a break or "and" stands between the two. */
function isBeside(text: string, from: Line | undefined, to: Line | undefined, step: 1 | -1): boolean {
  const [first, second] = step === 1 ? [from, to] : [to, from];
  if (!first || !second) return false;
  return separators.test(text.slice(first.read.end, second.read.start));
}
