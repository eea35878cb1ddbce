import type { CatalogueIndex } from './catalogue-index';

/** Products that gain by a word or number: those with one way to read it. */
export interface Gain {
  /** Ordinals, ascending. */
  postings: readonly number[];
  gain: number;
  /** They come into play by it; else it only adds to those that are in play. */
  seeds: boolean;
}

/** The products in play, in the order in which they came in, with what they gained. */
export interface Totals {
  count: number;
  ordinals: Int32Array;
  sums: Float32Array;
  /** The greatest sum. */
  top: number;
}

/** When fewer products than a list's length by this factor are in play, they are looked up in it one by one. */
const lookupFactor = 14;

/** Sums the gains of products over the words of one question; within a word only the best way counts. */
class Tally {
  inPlay = 0;
  private top = 0;
  private round = 0;
  private readonly ordinals: Int32Array;
  private readonly sums: Float32Array;
  private readonly sumsInPlay: Float32Array;
  /** The last round in which a product gained, and how much it did. */
  private readonly gainedIn: Int32Array;
  private readonly gained: Float32Array;

  constructor(readonly room: number) {
    this.ordinals = new Int32Array(room);
    this.sums = new Float32Array(room);
    this.sumsInPlay = new Float32Array(room);
    this.gainedIn = new Int32Array(room);
    this.gained = new Float32Array(room);
  }

  /** Adds the gains of one word or number, by each way to read it. */
  addRound(gains: readonly Gain[]): void {
    this.round++;
    const [only] = gains;
    if (only && gains.length === 1) this.addOnly(only);
    else for (const one of gains) this.addBest(one);
  }

  /** The totals, valid until the next look-up; the tally is empty after this. */
  drain(): Totals {
    const { ordinals, sums, sumsInPlay, inPlay: count, top } = this;
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i] ?? 0;
      sumsInPlay[i] = sums[ordinal] ?? 0;
      sums[ordinal] = 0;
    }
    this.inPlay = 0;
    this.top = 0;
    return { count, ordinals, sums: sumsInPlay, top };
  }

  /** The one way of its round: no product can have gained in another. */
  private addOnly(one: Gain): void {
    const { postings, gain, seeds } = one;
    if (this.isLookedUp(one)) {
      this.addBest(one);
      return;
    }
    const { ordinals, sums } = this;
    // By place: an iterator makes an object for each of thousands of entries.
    for (let i = 0; i < postings.length; i++) {
      const ordinal = postings[i] ?? 0;
      const sum = sums[ordinal] ?? 0;
      if (sum === 0) {
        if (!seeds) continue;
        ordinals[this.inPlay++] = ordinal;
      }
      const total = Math.fround(sum + gain);
      sums[ordinal] = total;
      if (total > this.top) this.top = total;
    }
  }

  private addBest(one: Gain): void {
    const { postings, gain, seeds } = one;
    const { ordinals, sums } = this;
    if (this.isLookedUp(one)) {
      for (let i = 0; i < this.inPlay; i++) {
        const ordinal = ordinals[i] ?? 0;
        if (includes(postings, ordinal)) this.raise(ordinal, gain);
      }
      return;
    }
    for (let i = 0; i < postings.length; i++) {
      const ordinal = postings[i] ?? 0;
      if (sums[ordinal] === 0) {
        if (!seeds) continue;
        ordinals[this.inPlay++] = ordinal;
      }
      this.raise(ordinal, gain);
    }
  }

  private isLookedUp({ postings, seeds }: Gain): boolean {
    return !seeds && this.inPlay * lookupFactor < postings.length;
  }

  private raise(ordinal: number, gain: number): void {
    const { sums, gainedIn, gained } = this;
    const had = gainedIn[ordinal] === this.round ? (gained[ordinal] ?? 0) : 0;
    if (gain <= had) return;
    gainedIn[ordinal] = this.round;
    gained[ordinal] = gain;
    const total = Math.fround((sums[ordinal] ?? 0) + gain - had);
    sums[ordinal] = total;
    if (total > this.top) this.top = total;
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

const tallies = new WeakMap<CatalogueIndex, Tally>();

/** One per index, which each look-up leaves empty, so that none allocates anything of the catalogue's size. */
export function tallyOf(index: CatalogueIndex): Tally {
  const size = index.products.length;
  const known = tallies.get(index);
  if (known && known.room >= size) return known;
  const made = new Tally(Math.ceil(size * 1.25) + 64);
  tallies.set(index, made);
  return made;
}
