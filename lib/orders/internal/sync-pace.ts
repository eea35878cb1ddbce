const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** An ERP that has not taken the order by then will not; a question that nobody has answered by then is a person's. */
export const givenUpAfterMs = 24 * hourMs;

/**
 * When an ERP's "I do not have it" is believed: twice, this far apart. After a post that it may still book, only once that is
 * older than any post that was ever seen to end well.
 */
export const belief = {
  apartMs: { ended: 10_000, running: minuteMs },
  longestRunMs: 10 * minuteMs,
} as const;

/** How long after one probe of an ERP that is away the next one follows. */
export const longestProbePauseMs = 20_000;

/** Pause before the next question, by how long it has not been known already: half as long again, 2 to 30 s. */
export function askPauseMs(inDoubtMs: number): number {
  return Math.min(Math.max(inDoubtMs / 2, 2_000), 30_000);
}

/**
 * Pause before the next post of an order that the ERP does not take, ±20 %: doubling from 2 s, in the first hour
 * at most 45 s, from then on growing with its age to 30 minutes.
 */
export function postPauseMs(posts: number, owedMs: number, random: () => number = Math.random): number {
  const doubled = 2_000 * 2 ** Math.min(Math.max(posts - 1, 0), 20);
  const longest = Math.min(37_500 + Math.max(0, owedMs - hourMs), 25 * minuteMs);
  return Math.round(Math.min(doubled, longest) * (0.8 + 0.4 * random()));
}

/** Pause before the next probe after this many in a row that met nobody: 2 s doubling to 20 s. */
export function probePauseMs(failedProbes: number): number {
  return Math.min(2_000 * 2 ** Math.min(Math.max(failedProbes - 1, 0), 10), longestProbePauseMs);
}
