const second = 1000;
const minute = 60 * second;
const longestDelayMs = 24 * 60 * minute;

/** Sooner at first than an Inngest server (15 s): on one machine most failures are over as soon as they began. */
const stepsMs = [
  2 * second,
  15 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  60 * minute,
];

/** Milliseconds to wait after the failed attempt with this number, counted from 0; up to a fifth more, at random. */
export function defaultRetryDelayMs(attempt: number): number {
  const stepMs = stepsMs[Math.min(attempt, stepsMs.length - 1)] ?? minute;
  return stepMs * (1 + Math.random() / 5);
}

/** A wait that a server asked for is honoured, up to the day an Inngest server would honour. */
export function limitRetryDelayMs(askedMs: number): number {
  return Math.min(askedMs, longestDelayMs);
}
