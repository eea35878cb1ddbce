const firstMs = 2_000;
const longestMs = 30 * 60_000;

/** Milliseconds until the attempt after `attempt` (1 for the first): doubling from 2 s to 30 min, ±20 %. */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const step = Math.min(firstMs * 2 ** (attempt - 1), longestMs);
  return Math.round(step * (0.8 + 0.4 * random()));
}
