/** A set of ordinals as a bit for each; it grows with what is added. */
export class OrdinalSet {
  private bits: Uint32Array;

  constructor(ordinals: readonly number[]) {
    this.bits = new Uint32Array(placeOf(ordinals.at(-1) ?? 0) + 1);
    for (const ordinal of ordinals) this.add(ordinal);
  }

  add(ordinal: number): void {
    const at = placeOf(ordinal);
    if (at >= this.bits.length) {
      const grown = new Uint32Array(2 * at);
      grown.set(this.bits);
      this.bits = grown;
    }
    this.bits[at] = (this.bits[at] ?? 0) | bitOf(ordinal);
  }

  has(ordinal: number): boolean {
    return ((this.bits[placeOf(ordinal)] ?? 0) & bitOf(ordinal)) !== 0;
  }
}

const placeOf = (ordinal: number): number => ordinal >>> 5;
const bitOf = (ordinal: number): number => 1 << (ordinal & 31);
