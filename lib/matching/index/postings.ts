import { OrdinalSet } from './ordinal-set';

/** A list of so many, which has one of this many products at least, has a bit for each: less room than it takes itself. */
const longList = 1000;
const oneOf = 64;

/** What a look-up costs, in steps along a list: by its bit, and by binary search. */
const lookupCost = { bit: 1, search: 14 };

/** The products that have a word or number: their ordinals, ascending. */
export class Postings {
  readonly ordinals: number[] = [];
  private last = -1;
  private bits: OrdinalSet | null = null;

  get count(): number {
    return this.ordinals.length;
  }

  /** Adds the newest product; a second time changes nothing. */
  add(ordinal: number): void {
    if (ordinal === this.last) return;
    this.last = ordinal;
    this.ordinals.push(ordinal);
    if (this.bits) this.bits.add(ordinal);
    else if (this.count >= longList && this.count * oneOf >= ordinal)
      this.bits = new OrdinalSet(this.ordinals);
  }

  /** What is asked for many products in a row, which need not find the bits anew each time. */
  get members(): { has(ordinal: number): boolean } {
    return this.bits ?? this;
  }

  has(ordinal: number): boolean {
    return this.bits ? this.bits.has(ordinal) : includes(this.ordinals, ordinal);
  }

  /** Whether so many products are sooner looked up one by one than met along the list. */
  isLongFor(products: number): boolean {
    return products * (this.bits ? lookupCost.bit : lookupCost.search) < this.count;
  }
}

/** Binary search in an ascending list. */
function includes(sorted: readonly number[], value: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) return true;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
