import { randomUUID } from 'node:crypto';
import { FailureCount } from './failure-count';
import type { RunError, RunEvent } from './protocol';
import { functionFailedEvent } from './protocol';
import type { RunSurroundings } from './run';
import { Run } from './run';

/** Every run that has not ended. Ended ones leave nothing behind but the count of failures. */
export class Runs {
  readonly #live = new Set<Run>();
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

  /** Starts a run of each function the event triggers; answers how many there are. */
  trigger(event: RunEvent): number {
    const functions = this.#surroundings.registry.triggeredBy(event);
    for (const fn of functions) {
      const run = new Run(fn, event, this.#surroundings, (ended, error) => this.#ended(ended, error));
      this.#live.add(run);
      run.start(event.ts - Date.now());
    }
    return functions.length;
  }

  /** Resolves once no run is left. */
  async idle(): Promise<void> {
    if (this.#live.size === 0) return;
    await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  #ended(run: Run, error: RunError | undefined): void {
    if (error) this.#failed(run, error);
    this.#live.delete(run);
    if (this.#live.size > 0) return;
    for (const resolve of this.#onIdle) resolve();
    this.#onIdle = [];
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
