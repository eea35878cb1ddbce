import type { CatalogueAlias } from '../catalogue';
import { pairBitsOf } from '../words/letter-pairs';
import { singularOf } from '../words/word-keys';
import type { AliasShelf, CatalogueIndex, IndexedAlias } from './catalogue-index';
import { normaliseAlias } from './normalise-alias';

/** Adds an alias, or replaces the one with the same id. It counts from the next message on. */
export function upsertAlias(index: CatalogueIndex, alias: CatalogueAlias): void {
  removeAlias(index, alias.id);
  const key = normaliseAlias(alias.text);
  if (key === '') return;
  const words = [...new Set(key.split(' ').map(singularOf))];
  const indexed = { alias, key, words, pairs: pairBitsOf(key) };
  index.aliasById.set(alias.id, indexed);
  for (const [list, name] of placesOn(shelfOf(index, alias.customerId), indexed))
    list.set(name, (list.get(name) ?? new Set()).add(indexed));
}

/** Takes an alias out; unknown ids are ignored. */
export function removeAlias(index: CatalogueIndex, aliasId: string): void {
  const indexed = index.aliasById.get(aliasId);
  if (!indexed) return;
  index.aliasById.delete(aliasId);
  for (const [list, name] of placesOn(shelfOf(index, indexed.alias.customerId), indexed))
    list.get(name)?.delete(indexed);
}

function shelfOf({ aliasShelves }: CatalogueIndex, customerId: string | null): AliasShelf {
  const known = aliasShelves.get(customerId);
  if (known) return known;
  const shelf = { byKey: new Map(), byWord: new Map(), byInitial: new Map() };
  aliasShelves.set(customerId, shelf);
  return shelf;
}

/** Where an alias stands on its shelf. */
const placesOn = (
  { byKey, byWord, byInitial }: AliasShelf,
  { key, words }: IndexedAlias,
): [Map<string, Set<IndexedAlias>>, string][] => [
  [byKey, key],
  [byInitial, key.charAt(0)],
  ...words.map((word): [Map<string, Set<IndexedAlias>>, string] => [byWord, word]),
];
