import type { CatalogueIndex } from './catalogue-index';

/** So many words, or pairs of words, at most. */
export const mostWords = 20_000;

/** Remembers what was worked out of an index by a key until its catalogue changes; of more than `most` keys none. */
export function rememberPerIndex<K, T extends object>(
  most: number,
  workOut: (index: CatalogueIndex, key: K) => T,
): (index: CatalogueIndex, key: K) => T {
  const memories = new WeakMap<CatalogueIndex, { version: number; found: Map<K, T> }>();
  return (index, key) => {
    let memory = memories.get(index);
    if (!memory || memory.version !== index.products.length || memory.found.size > most) {
      memory = { version: index.products.length, found: new Map() };
      memories.set(index, memory);
    }
    const known = memory.found.get(key);
    if (known) return known;
    const found = workOut(index, key);
    memory.found.set(key, found);
    return found;
  };
}
