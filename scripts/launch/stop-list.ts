import { setTimeout as sleep } from 'node:timers/promises';

/** The whole stop ends within this: systems that stop services wait for longer before they kill. */
export const stopWithinMs = 20_000;

/**
 * In this order nothing is lost: whoever is used outlives its users. Each with what is kept for those after it, of the time
 * that the whole stop may take, in milliseconds: what one does not need is the next one's.
 */
const keptForLater = {
  service: 7_000,
  executor: 5_000,
  functions: 3_500,
  sandboxes: 3_000,
  database: 500,
  'data folder': 0,
} as const;
type Part = keyof typeof keptForLater;
const order = Object.keys(keptForLater) as Part[];

/** A part is told how long it may take, in milliseconds; then the next one is stopped. */
type Stop = (boundMs: number) => Promise<void> | void;

/** For a part that is ended at its bound, until that is noticed; milliseconds. */
const graceMs = 300;

/** What has been started, and how it is stopped. */
export class StopList {
  private readonly held = new Set<Promise<unknown>>();
  private readonly stops = new Map<Part, Stop>();
  private isStopping = false;

  add(part: Part, stop: Stop): void {
    if (this.stops.has(part)) throw new Error(`There is a ${part} already.`);
    this.stops.set(part, stop);
  }

  /** Like add, for a part that is only being opened: a stop that comes meanwhile waits for it, then closes it. */
  open<T extends { close(boundMs: number): Promise<void> }>(part: Part, opening: Promise<T>): Promise<T> {
    return this.hold(async () => {
      const opened = await opening;
      this.add(part, (boundMs) => opened.close(boundMs));
      return opened;
    });
  }

  /** Work that breaks if what it uses is closed under it: a stop waits for it, and none is begun after one. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    if (this.isStopping) throw new Error('It is being stopped.');
    const held = work();
    this.held.add(held);
    try {
      return await held;
    } finally {
      this.held.delete(held);
    }
  }

  /** Stops everything once; what fails or takes too long is said and does not keep the rest from stopping. */
  async stopAll(log: (line: string) => void, withinMs = stopWithinMs): Promise<void> {
    this.isStopping = true;
    const deadline = Date.now() + withinMs;
    // What is only being opened serves nobody yet, so the service will not need its share.
    await within(Promise.allSettled(this.held), withinMs - keptForLater.service);
    for (const part of order) {
      const stop = this.stops.get(part);
      this.stops.delete(part);
      if (!stop) continue;
      const boundMs = Math.max(0, deadline - Date.now() - keptForLater[part]);
      try {
        const isDone = await within(Promise.resolve(stop(boundMs)), boundMs + graceMs);
        if (!isDone) log(`${part}: it takes too long to stop`);
      } catch (error) {
        log(`${part}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}

/** Whether it ended within the bound. */
async function within(work: Promise<unknown>, boundMs: number): Promise<boolean> {
  const bound = new AbortController();
  const tooLate = sleep(Math.max(0, boundMs), false, { signal: bound.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), tooLate]);
  } finally {
    bound.abort();
  }
}
