import { randomUUID } from 'node:crypto';
import { FailureCount } from './failure-count';
import type { RunError, RunEvent } from './protocol';
import { functionFailedEvent } from './protocol';
import type { AppFunction } from './read-function';
import type { RunSurroundings } from './run';
import { Run, singletonKeyOf } from './run';

/** Every run that has not ended. Ended ones leave nothing behind but the count of failures. */
export class Runs {
  readonly #live = new Set<Run>();
  /** The live run of each singleton key, and the event that came for it since it began. */
  readonly #singles = new Map<string, { run: Run; next: RunEvent | undefined }>();
  readonly #failures = new FailureCount();
  readonly #surroundings: RunSurroundings;
  #onIdle: (() => void)[] = [];

  constructor(surroundings: RunSurroundings) {
    this.#surroundings = surroundings;
  }

  get size(): number {
    return this.#live.size;
  }

  failedInLastHour(): number {
    return this.#failures.inLastHour(Date.now());
  }

  /** Starts a run of each function the event triggers, or leaves it to the run that is there; answers how many there are. */
  trigger(event: RunEvent): number {
    const functions = this.#surroundings.registry.triggeredBy(event);
    for (const fn of functions) if (!this.#isLeftToAnother(fn, event)) this.#start(fn, event);
    return functions.length;
  }

  /**
   * Of a singleton's runs only one is live: one that waits for its turn will do all that was asked meanwhile, and after
   * one that has begun another follows, however often it was asked for. An Inngest server skips that one, and whoever
   * sent the event sends it again.
   */
  #isLeftToAnother(fn: AppFunction, event: RunEvent): boolean {
    const single = this.#singles.get(singletonKeyOf(fn, event) ?? '');
    if (!single) return false;
    if (single.run.hasBegun) single.next = event;
    return true;
  }

  #start(fn: AppFunction, event: RunEvent): void {
    const run = new Run(fn, event, this.#surroundings, (ended, error) => this.#ended(ended, error));
    this.#live.add(run);
    if (run.singletonKey !== undefined) this.#singles.set(run.singletonKey, { run, next: undefined });
    run.start(event.ts - Date.now());
  }

  /** Resolves once no run is left. */
  async idle(): Promise<void> {
    if (this.#live.size === 0) return;
    await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  #ended(run: Run, error: RunError | undefined): void {
    if (error) this.#failed(run, error);
    this.#live.delete(run);
    this.#startNextOf(run);
    if (this.#live.size > 0) return;
    for (const resolve of this.#onIdle) resolve();
    this.#onIdle = [];
  }

  #startNextOf({ singletonKey, functionId }: Run): void {
    if (singletonKey === undefined) return;
    const next = this.#singles.get(singletonKey)?.next;
    this.#singles.delete(singletonKey);
    const fn = next && this.#surroundings.registry.find(functionId)?.fn;
    if (fn) this.#start(fn, next);
  }

  #failed(run: Run, error: RunError): void {
    const { functionId, id: runId, event } = run;
    this.#surroundings.logger.error({ functionId, runId, eventId: event.id, error }, 'a run failed for good');
    this.#failures.add(Date.now());
    // A failure handler that fails is the end of it: a handler for all failures would otherwise trigger itself.
    if (event.name === functionFailedEvent) return;
    const data = { function_id: functionId, run_id: runId, error, event };
    this.trigger({ id: randomUUID(), name: functionFailedEvent, ts: Date.now(), data });
  }
}
