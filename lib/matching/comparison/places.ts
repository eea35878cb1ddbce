import type { IndexedProduct } from '../index/catalogue-index';
import { scratchPerIndex } from '../index/scratch-per-index';
import type { Expansion } from '../question/expansion';

/** Where the terms of one product stand in its name, to be asked for every way to read every word of a question. */
class Places {
  /** By term: its place from 1 on, 0 for terms that the product has not. */
  private readonly places: Int32Array;
  private product: IndexedProduct | null = null;

  constructor(readonly room: number) {
    this.places = new Int32Array(room);
  }

  /** From now on the places are those of this product. */
  turnTo(product: IndexedProduct): void {
    if (this.product) this.forget(this.product);
    this.product = product;
    const { words, extra } = product;
    for (const { id } of extra) this.places[id] = words.length + 1;
    // Backwards, for of a word that stands there twice the first place counts.
    for (let at = words.length; at > 0; at--) this.places[words[at - 1]?.id ?? 0] = at;
  }

  /** Where the product has all terms of an expansion: the place of the first, past the end of the name for extra terms, or -1. */
  placeOf({ termIds }: Expansion): number {
    for (let i = 1; i < termIds.length; i++) if (this.places[termIds[i] ?? 0] === 0) return -1;
    return (this.places[termIds[0] ?? 0] ?? 0) - 1;
  }

  private forget({ words, extra }: IndexedProduct): void {
    for (const { id } of words) this.places[id] = 0;
    for (const { id } of extra) this.places[id] = 0;
  }
}

export const placesOf = scratchPerIndex(
  ({ terms }) => terms.length,
  (room) => new Places(room),
);
