import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds from `since` to the first acknowledgement of an attempt that was made after it. */
export async function untilAcknowledged(
  acknowledged: { at: number; ms: number }[],
  since: number,
  forMs: number,
): Promise<number> {
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(20)) {
    const first = acknowledged.find(({ at, ms }) => at - ms > since);
    if (first) return first.at - since;
  }
  return Number.POSITIVE_INFINITY;
}
