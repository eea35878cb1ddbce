import type { CatalogueIndex } from './catalogue-index';

/** Of so many goods at least, so great a share must have a word besides the one said. */
const fewest = 3;
const share = 0.65;
/** Of words in more names than this, a part of the names tells enough. */
const mostRead = 400;
const mostRemembered = 2000;

const remembered = new WeakMap<CatalogueIndex, { version: number; companions: Map<number, Set<number>> }>();

/**
 * Most goods of this catalogue that have one of the words said have this one too, so that nobody says it: `tea` and
 * `bags` beside rooibos, `instant` beside a brand of coffee. What sets one of them apart is not implied: `green`.
 */
export const isImplied = (index: CatalogueIndex, termId: number, said: readonly number[]): boolean =>
  said.some((id) => companionsOf(index, id).has(termId));

/** The words that most names with a word have too, remembered until the catalogue changes. */
function companionsOf(index: CatalogueIndex, termId: number): ReadonlySet<number> {
  let memory = remembered.get(index);
  if (!memory || memory.version !== index.products.length || memory.companions.size > mostRemembered) {
    memory = { version: index.products.length, companions: new Map() };
    remembered.set(index, memory);
  }
  const known = memory.companions.get(termId);
  if (known) return known;
  const found = countCompanions(index, termId);
  memory.companions.set(termId, found);
  return found;
}

function countCompanions(index: CatalogueIndex, termId: number): Set<number> {
  const ordinals = index.terms[termId]?.postings.ordinals.slice(0, mostRead) ?? [];
  const counts = new Map<number, number>();
  for (const ordinal of ordinals)
    for (const id of new Set(index.products[ordinal]?.words.map((word) => word.id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  const least = Math.max(fewest, share * ordinals.length);
  return new Set([...counts].flatMap(([id, count]) => (count >= least ? [id] : [])));
}
