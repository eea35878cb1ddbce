/** To the millisecond; null for a length that no recording has, such as one of a day. */
export function roundSeconds(seconds: number): number | null {
  const rounded = Math.round(seconds * 1000) / 1000;
  return rounded >= 0 && rounded < 24 * 3600 ? rounded : null;
}
