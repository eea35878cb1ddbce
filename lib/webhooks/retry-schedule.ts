const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pause after the first, second, … failed attempt, in ms: twelve attempts over 77 hours. */
export const retrySteps = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
] as const;

/** So that what failed together does not come back together. */
const jitter = 0.2;

/** An endpoint that has answered nothing but failures for so long is switched off. */
export const longestFailureMs = 5 * 24 * hour;

/**
 * The pause in ms before the next attempt, or undefined when `attemptsMade` (1 or more) were the last: the schedule's
 * step, ±20 % by `random` (0 to 1), or the receiver's own wish where it is longer, up to twice the step.
 */
export function nextPauseMs(
  attemptsMade: number,
  { random, retryAfterMs = 0 }: { random: number; retryAfterMs?: number | undefined },
): number | undefined {
  const step = retrySteps[attemptsMade - 1];
  if (step === undefined) return undefined;
  const jittered = step * (1 - jitter + 2 * jitter * random);
  return Math.round(Math.max(jittered, Math.min(retryAfterMs, 2 * step)));
}
