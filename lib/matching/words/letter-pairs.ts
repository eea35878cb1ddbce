/** Which letter pairs a text has, folded into 64 bits: tells at a glance that two texts have too few in common. */
export interface PairBits {
  low: number;
  high: number;
}

/** Share of common letter pairs, 0 to 1. */
export const closeness = (a: string, b: string): number => shareOf(pairsOf(a), b);

/** As closeness, for one text beside many others, but 0 for those that cannot reach `least`. */
export function closenessTo(text: string, least: number): (other: string, bits: PairBits) => number {
  const pairs = pairsOf(text);
  const own = pairBitsOf(text);
  return (other, bits) => {
    const count = other.length + 1;
    const most = (2 * (count - countLacking(bits, own))) / (pairs.size + count);
    return most < least ? 0 : shareOf(pairs, other);
  };
}

export function pairBitsOf(text: string): PairBits {
  const bits = { low: 0, high: 0 };
  for (const pair of pairsOf(text)) {
    const bit = (pair >>> 16) * 31 + (pair & 0xffff);
    if (bit & 32) bits.high |= 1 << (bit & 31);
    else bits.low |= 1 << (bit & 31);
  }
  return bits;
}

function pairsOf(text: string): Set<number> {
  const pairs = new Set<number>();
  for (let i = -1; i < text.length; i++) pairs.add(pairAt(text, i));
  return pairs;
}

/** Two letters as one number; before the first and behind the last letter stands nothing. */
const pairAt = (text: string, i: number): number =>
  (i < 0 ? 0 : text.charCodeAt(i)) * 0x10000 + (i + 1 < text.length ? text.charCodeAt(i + 1) : 0);

function shareOf(pairs: ReadonlySet<number>, other: string): number {
  let common = 0;
  for (let i = -1; i < other.length; i++) if (pairs.has(pairAt(other, i))) common++;
  return Math.min(1, (2 * common) / (pairs.size + other.length + 1));
}

/** How many pairs of one text another lacks at least. */
const countLacking = (of: PairBits, other: PairBits): number =>
  countBits(of.low & ~other.low) + countBits(of.high & ~other.high);

/** Of a 32-bit number; https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
