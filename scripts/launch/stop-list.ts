import { setTimeout as sleep } from 'node:timers/promises';

/** In this order nothing is lost: whoever is used outlives its users. */
const order = ['service', 'functions', 'sandboxes', 'database', 'data folder'] as const;
type Part = (typeof order)[number];

const openingTimeoutMs = 15_000;

/** What has been started, and how it is stopped. */
export class StopList {
  private readonly opening = new Set<Promise<unknown>>();
  private readonly stops = new Map<Part, () => Promise<void> | void>();

  add(part: Part, stop: () => Promise<void> | void): void {
    this.stops.set(part, stop);
  }

  /** Like add, for a part that is only being opened: a stop that comes meanwhile waits for it, then closes it. */
  async open<T extends { close(): Promise<void> }>(part: Part, opening: Promise<T>): Promise<T> {
    this.opening.add(opening);
    try {
      const opened = await opening;
      this.add(part, () => opened.close());
      return opened;
    } finally {
      this.opening.delete(opening);
    }
  }

  /** Stops everything once; what fails is said and does not keep the rest from stopping. */
  async stopAll(log: (line: string) => void): Promise<void> {
    const bound = new AbortController();
    const timeout = sleep(openingTimeoutMs, undefined, { signal: bound.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(this.opening), timeout]);
    bound.abort();
    for (const part of order) {
      const stop = this.stops.get(part);
      this.stops.delete(part);
      try {
        await stop?.();
      } catch (error) {
        log(`${part}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}
