import type { AliasShelf, CatalogueIndex, IndexedAlias } from './index/catalogue-index';
import { normaliseAlias } from './index/normalise-alias';
import { closenessTo } from './words/letter-pairs';
import { singularOf } from './words/word-keys';

export interface FoundAlias {
  alias: IndexedAlias['alias'];
  exact: boolean;
  /** 0 to 1. */
  likeness: number;
}

/** Less alike is another name. */
const leastLikeness = 0.75;
/** Shorter names are too easily like others. */
const shortestMisspelt = 5;
const mostFound = 3;

/**
 * The aliases that count for a customer and fit a phrase, best first: exact before alike, the customer's
 * before the tenant's. Aliases of other customers are never looked at.
 */
export function findAliases(index: CatalogueIndex, phrase: string, customerId: string | null): FoundAlias[] {
  const shelves = shelvesFor(index, customerId);
  if (shelves.length === 0) return [];
  const key = normaliseAlias(phrase);
  for (const { byKey } of shelves)
    for (const { alias } of byKey.get(key) ?? []) return [{ alias, exact: true, likeness: 1 }];
  const alike = new Map<IndexedAlias, number>();
  const likenessOf = likenessTo(key);
  for (const shelf of shelves)
    for (const list of listsFor(shelf, key))
      for (const entry of list) {
        const likeness = likenessOf(entry);
        if (likeness >= leastLikeness) alike.set(entry, likeness);
      }
  return [...alike]
    .map(([{ alias }, likeness]) => ({ alias, exact: false, likeness }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostFound);
}

/** What is taught for this customer alone, then what for all. */
export const shelvesFor = ({ aliasShelves }: CatalogueIndex, customerId: string | null): AliasShelf[] =>
  [...new Set([customerId, null])].flatMap((owner) => aliasShelves.get(owner) ?? []);

/** The aliases that share a word with a key, or begin alike. */
function listsFor({ byWord, byInitial }: AliasShelf, key: string): ReadonlySet<IndexedAlias>[] {
  const lists = key.split(' ').map((word) => byWord.get(singularOf(word)));
  if (key.length >= shortestMisspelt) lists.push(byInitial.get(key.charAt(0)));
  return lists.filter((list) => list !== undefined);
}

/** Same words in any order is nearly the same; otherwise how alike the letters are. Most of thousands are told at a glance. */
function likenessTo(key: string): (alias: IndexedAlias) => number {
  const asked = new Set(key.split(' ').map(singularOf));
  const closenessOf = closenessTo(key, leastLikeness);
  return (alias) => {
    const hasSameWords = alias.words.length === asked.size && alias.words.every((word) => asked.has(word));
    return hasSameWords ? 0.97 : Math.min(0.93, closenessOf(alias.key, alias.pairs));
  };
}
