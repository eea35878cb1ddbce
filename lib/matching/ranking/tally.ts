import type { Postings } from '../index/postings';
import { scratchPerIndex } from '../index/scratch-per-index';

/** Products that gain by a word or number: those with one way to read it. */
export interface Gain {
  postings: Postings;
  gain: number;
  /** They come into play by it; else it only adds to those that are in play. */
  seeds: boolean;
}

/** The products in play, in the order in which they came in, with what they gained. */
export interface Totals {
  count: number;
  ordinals: Int32Array;
  sums: Float32Array;
  /** Of these, what the words of the phrase itself gave. */
  owns: Float32Array;
  /** The greatest sum. */
  top: number;
}

/** Sums the gains of products over the words of one question; within a word only the best way counts. */
class Tally {
  inPlay = 0;
  private top = 0;
  private round = 0;
  private isOwn = true;
  /** By product: its place in play from 1 on, 0 while it is not. */
  private readonly places: Int32Array;
  /** By place in play. */
  private readonly ordinals: Int32Array;
  private readonly sums: Float32Array;
  private readonly owns: Float32Array;
  /** The last round in which it gained, and how much it did. */
  private readonly gainedIn: Int32Array;
  private readonly gained: Float32Array;

  constructor(readonly room: number) {
    this.places = new Int32Array(room);
    this.ordinals = new Int32Array(room);
    this.sums = new Float32Array(room);
    this.owns = new Float32Array(room);
    this.gainedIn = new Int32Array(room);
    this.gained = new Float32Array(room);
  }

  /** Adds the gains of one word or number, by each way to read it; of the phrase itself, or of its context. */
  addRound(gains: readonly Gain[], isOwn: boolean): void {
    this.round++;
    this.isOwn = isOwn;
    for (const { postings, gain, seeds } of gains) {
      if (seeds) this.seed(postings, gain);
      else if (postings.isLongFor(this.inPlay)) this.lookUp(postings, gain);
      else this.walk(postings, gain);
    }
  }

  /** The totals, valid until the next round; the tally is empty after this. */
  drain(): Totals {
    const { places, ordinals, sums, owns, inPlay: count, top } = this;
    for (let at = 0; at < count; at++) places[ordinals[at] ?? 0] = 0;
    this.inPlay = 0;
    this.top = 0;
    this.round = 0;
    return { count, ordinals, sums, owns, top };
  }

  private seed({ ordinals }: Postings, gain: number): void {
    // By place: an iterator makes an object for each of thousands of entries.
    for (let i = 0; i < ordinals.length; i++) {
      const ordinal = ordinals[i] ?? 0;
      const place = this.places[ordinal] ?? 0;
      this.raise(place > 0 ? place - 1 : this.bringIn(ordinal), gain);
    }
  }

  private walk({ ordinals }: Postings, gain: number): void {
    for (let i = 0; i < ordinals.length; i++) {
      const place = this.places[ordinals[i] ?? 0] ?? 0;
      if (place > 0) this.raise(place - 1, gain);
    }
  }

  private lookUp(postings: Postings, gain: number): void {
    const { ordinals, inPlay } = this;
    const { members } = postings;
    for (let at = 0; at < inPlay; at++) if (members.has(ordinals[at] ?? 0)) this.raise(at, gain);
  }

  private bringIn(ordinal: number): number {
    const at = this.inPlay++;
    this.ordinals[at] = ordinal;
    this.places[ordinal] = this.inPlay;
    this.sums[at] = 0;
    this.owns[at] = 0;
    this.gainedIn[at] = 0;
    return at;
  }

  private raise(at: number, gain: number): void {
    const had = this.gainedIn[at] === this.round ? (this.gained[at] ?? 0) : 0;
    if (gain <= had) return;
    this.gainedIn[at] = this.round;
    this.gained[at] = gain;
    const sum = Math.fround((this.sums[at] ?? 0) + gain - had);
    this.sums[at] = sum;
    if (sum > this.top) this.top = sum;
    if (this.isOwn) this.owns[at] = (this.owns[at] ?? 0) + gain - had;
  }
}

export const tallyOf = scratchPerIndex(
  ({ products }) => products.length,
  (room) => new Tally(room),
);
