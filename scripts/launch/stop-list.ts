import { setTimeout as sleep } from 'node:timers/promises';

/** In this order nothing is lost: whoever is used outlives its users. */
const order = ['service', 'functions', 'sandboxes', 'database', 'data folder'] as const;
type Part = (typeof order)[number];

const holdTimeoutMs = 15_000;

/** What has been started, and how it is stopped. */
export class StopList {
  private readonly held = new Set<Promise<unknown>>();
  private readonly stops = new Map<Part, () => Promise<void> | void>();
  private isStopping = false;

  add(part: Part, stop: () => Promise<void> | void): void {
    this.stops.set(part, stop);
  }

  /** Like add, for a part that is only being opened: a stop that comes meanwhile waits for it, then closes it. */
  open<T extends { close(): Promise<void> }>(part: Part, opening: Promise<T>): Promise<T> {
    return this.hold(async () => {
      const opened = await opening;
      this.add(part, () => opened.close());
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

  /** Stops everything once; what fails is said and does not keep the rest from stopping. */
  async stopAll(log: (line: string) => void): Promise<void> {
    this.isStopping = true;
    const bound = new AbortController();
    const timeout = sleep(holdTimeoutMs, undefined, { signal: bound.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(this.held), timeout]);
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
