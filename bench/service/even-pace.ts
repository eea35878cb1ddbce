import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './deliver';

/** Makes so many calls a second for so long, whether or not those before have been answered; gives all answers. */
export async function atEvenPace<T>(
  perSecond: number,
  seconds: number,
  call: () => Promise<T>,
): Promise<T[]> {
  const startedAt = performance.now();
  const pending: Promise<T>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const waitMs = startedAt + (sent * 1000) / perSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    pending.push(call());
  }
  return Promise.all(pending);
}

export function p99(asked: readonly { ms: number }[]): number {
  return percentile(
    asked.map(({ ms }) => ms),
    0.99,
  );
}
