import type { CatalogueIndex, IndexedAlias } from './catalogue-index';
import { normaliseAlias } from './normalise-alias';
import { closeness, singularOf } from './word-keys';

export interface FoundAlias {
  alias: IndexedAlias['alias'];
  exact: boolean;
  /** 0 to 1. */
  likeness: number;
}

/**
 * The aliases that count for a customer and fit a phrase, best first: exact before alike, the customer's
 * before the tenant's. Aliases of other customers are never looked at.
 */
export function findAliases(index: CatalogueIndex, phrase: string, customerId: string | null): FoundAlias[] {
  const key = normaliseAlias(phrase);
  const counts = (entry: IndexedAlias): boolean =>
    entry.alias.customerId === null || entry.alias.customerId === customerId;
  const own = (entry: IndexedAlias): number => (entry.alias.customerId === null ? 0 : 1);
  const exact = (index.aliasesByKey.get(key) ?? []).filter(counts).sort((a, b) => own(b) - own(a));
  const first = exact[0];
  if (first) return [{ alias: first.alias, exact: true, likeness: 1 }];
  const words = key.split(' ').map(singularOf);
  const near = new Set<IndexedAlias>();
  for (const word of words)
    for (const entry of index.aliasesByWord.get(word) ?? []) if (counts(entry)) near.add(entry);
  if (key.length >= 5)
    for (const entry of index.aliasById.values())
      if (
        near.size < 64 &&
        counts(entry) &&
        entry.key.charAt(0) === key.charAt(0) &&
        closeness(entry.key, key) > 0.7
      )
        near.add(entry);
  return [...near]
    .map((entry) => ({
      alias: entry.alias,
      exact: false,
      likeness: likenessOf(words, entry.words, key, entry.key),
      own: own(entry),
    }))
    .filter((found) => found.likeness >= 0.75)
    .sort((a, b) => b.likeness - a.likeness || b.own - a.own)
    .slice(0, 3);
}

/** Same words in any order is nearly the same; otherwise how alike the letters are. */
function likenessOf(
  words: readonly string[],
  aliasWords: readonly string[],
  key: string,
  aliasKey: string,
): number {
  const asked = new Set(words);
  const common = aliasWords.filter((word) => asked.has(word)).length;
  if (common === aliasWords.length && asked.size === aliasWords.length) return 0.97;
  return Math.min(0.93, closeness(key, aliasKey));
}
