import { canonicalJson } from './canonical-json';
import { parseSleepMs } from './parse-time';
import type { StepReport } from './protocol';

/** What a reported step asks the run to do. */
type StepRequest =
  | { kind: 'nothing' }
  | { kind: 'call'; stepId: string }
  | { kind: 'sleep'; stepId: string; sleepMs: number }
  | { kind: 'refuse'; reason: string };

/** What is known of a run's steps: the results there are, and the steps that have been reported and have none yet. */
export class RunSteps {
  /** Hashed step id to the canonical JSON of its result, in the order of completion. */
  readonly results = new Map<string, string>();
  readonly #pending = new Map<string, 'planned' | 'sleeping'>();

  get arePending(): boolean {
    return this.#pending.size > 0;
  }

  get arePlanned(): boolean {
    return [...this.#pending.values()].includes('planned');
  }

  /** Takes in a step as the app reports it, by its operation (Inngest SDK specification, 5.3). */
  take(step: StepReport, nowMs: number): StepRequest {
    if (this.results.has(step.id)) return { kind: 'nothing' };
    switch (step.op) {
      case 'StepRun':
      case 'Step':
        return this.#keep(step.id, { data: step.data ?? null });
      case 'StepError':
      case 'StepFailed':
        return this.#keep(step.id, { error: step.error ?? { name: 'Error', message: 'The step failed.' } });
      case 'StepPlanned':
        return this.#await(step.id, 'planned', { kind: 'call', stepId: step.id });
      case 'Sleep':
        return this.#takeSleep(step, nowMs);
      default:
        return refuse(step, `is a ${step.op}, which the embedded executor does not implement`);
    }
  }

  /** A sleep's result is that it is over. */
  wake(stepId: string): void {
    this.#keep(stepId, null);
  }

  #takeSleep(step: StepReport, nowMs: number): StepRequest {
    const until = step.opts?.duration ?? step.name ?? '';
    const sleepMs = parseSleepMs(until, nowMs);
    if (sleepMs === undefined) return refuse(step, `sleeps until "${until}", which is no time`);
    return this.#await(step.id, 'sleeping', { kind: 'sleep', stepId: step.id, sleepMs });
  }

  /** The app reports a pending step again whenever it is asked; it is acted on once. */
  #await(stepId: string, state: 'planned' | 'sleeping', request: StepRequest): StepRequest {
    if (this.#pending.has(stepId)) return { kind: 'nothing' };
    this.#pending.set(stepId, state);
    return request;
  }

  #keep(stepId: string, result: object | null): StepRequest {
    this.#pending.delete(stepId);
    this.results.set(stepId, canonicalJson(result));
    return { kind: 'nothing' };
  }
}

/** The name a step has in the app's code. */
export function stepName(step: StepReport): string {
  return step.displayName ?? step.name ?? step.id;
}

function refuse(step: StepReport, why: string): StepRequest {
  return { kind: 'refuse', reason: `Step "${stepName(step)}" ${why}.` };
}
