import type { NoiseSpan } from '../../language/text/tokenise';

/**
 * Takes spans of a text in the order of their worth: of two that overlap the earlier one stands, an empty one never.
 * Sorted by their place.
 */
export function claimSpans(length: number, spans: Iterable<NoiseSpan>): NoiseSpan[] {
  const claimed: NoiseSpan[] = [];
  // By letter, for to compare the many spans of a long text with one another takes quadratic time.
  const taken = new Uint8Array(length);
  for (const span of spans) {
    const { start, end } = span;
    if (end <= start || taken.subarray(start, end).includes(1)) continue;
    taken.fill(1, start, end);
    claimed.push(span);
  }
  return claimed.sort((a, b) => a.start - b.start);
}
