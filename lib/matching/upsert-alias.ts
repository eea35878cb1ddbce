import { append } from './append';
import type { CatalogueAlias } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { normaliseAlias } from './normalise-alias';
import { singularOf } from './word-keys';

/** Adds an alias, or replaces the one with the same id. It counts from the next message on. */
export function upsertAlias(index: CatalogueIndex, alias: CatalogueAlias): void {
  removeAlias(index, alias.id);
  const key = normaliseAlias(alias.text);
  if (key === '') return;
  const indexed = { alias, key, words: [...new Set(key.split(' ').map(singularOf))] };
  index.aliasById.set(alias.id, indexed);
  append(index.aliasesByKey, key, indexed);
  for (const word of indexed.words) {
    const known = index.aliasesByWord.get(word) ?? new Set();
    index.aliasesByWord.set(word, known.add(indexed));
  }
}

/** Takes an alias out; unknown ids are ignored. */
export function removeAlias(index: CatalogueIndex, aliasId: string): void {
  const indexed = index.aliasById.get(aliasId);
  if (!indexed) return;
  index.aliasById.delete(aliasId);
  index.aliasesByKey.set(
    indexed.key,
    (index.aliasesByKey.get(indexed.key) ?? []).filter((other) => other !== indexed),
  );
  for (const word of indexed.words) index.aliasesByWord.get(word)?.delete(indexed);
}
