import type { Comparison } from '../comparison/comparison';
import type { CatalogueIndex } from '../index/catalogue-index';
import { rememberPerIndex } from '../index/remember-per-index';

/** Of so many others at least, so great a share must have a word. */
const fewest = 3;
const share = 0.5;

/**
 * Words that nobody says of these goods, because most that answer the same have them and other brands have them too:
 * `instant`, `coffee` behind a brand and its range, `tea`, `bags` behind rooibos. What sets one of them apart is none
 * (`green`), nor is the name of a series.
 */
export function familiarWords(
  index: CatalogueIndex,
  top: Comparison,
  all: readonly Comparison[],
): ReadonlySet<number> {
  const family = all.filter((other) => answersWords(other, top));
  const ofSize = family.filter((other) => answersNumbers(other, top));
  const ids = new Set([...frequent(family), ...frequent(ofSize)]);
  for (const id of ids) if (brandsWith(index, id).size < leastBrands) ids.delete(id);
  return ids;
}

/** Shares of what was asked closer than this are the same answer. */
const whisker = 0.02;

const answersWords = (other: Comparison, top: Comparison): boolean => other.asked >= top.asked - whisker;

const answersNumbers = ({ numbers }: Comparison, top: Comparison): boolean =>
  numbers.agreed >= top.numbers.agreed &&
  numbers.conflicts + numbers.stray <= top.numbers.conflicts + top.numbers.stray;

/** The words not said that most of the others have too. */
function frequent(family: readonly Comparison[]): number[] {
  const others = family.length - 1;
  if (others < fewest) return [];
  const counts = new Map<number, number>();
  for (const { unsaidIds } of family)
    for (const id of new Set(unsaidIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count - 1 >= share * others ? [id] : []));
}

/** So many brands, the first words of names, share the word for a kind of goods. */
const leastBrands = 3;
const mostRead = 60;
const mostRemembered = 2000;

/** The brands whose names have a word, as many as matter. */
const brandsWith = rememberPerIndex(mostRemembered, (index: CatalogueIndex, termId: number): Set<number> => {
  const ordinals = index.terms[termId]?.postings.ordinals ?? [];
  const step = Math.max(1, Math.ceil(ordinals.length / mostRead));
  const brands = new Set<number>();
  for (let at = 0; at < ordinals.length && brands.size < leastBrands; at += step) {
    const head = index.products[ordinals[at] ?? -1]?.words[0]?.id;
    if (head !== undefined && head !== termId) brands.add(head);
  }
  return brands;
});
