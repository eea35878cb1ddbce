import type { CatalogueIndex } from './catalogue-index';

/**
 * Keeps one scratch per index, which each question leaves empty, so that none allocates anything of the
 * catalogue's size; a catalogue that has outgrown it gets another, with room to spare.
 */
export function scratchPerIndex<T extends { room: number }>(
  sizeOf: (index: CatalogueIndex) => number,
  make: (room: number) => T,
): (index: CatalogueIndex) => T {
  const known = new WeakMap<CatalogueIndex, T>();
  return (index) => {
    const size = sizeOf(index);
    const last = known.get(index);
    if (last && last.room >= size) return last;
    const made = make(Math.ceil(size * 1.25) + 64);
    known.set(index, made);
    return made;
  };
}
