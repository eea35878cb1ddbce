import { randomUUID } from 'node:crypto';
import { type AppAnswer, type AppRequest, LinkClosed, LinkReplaced } from './app-link';
import type { CallLimit, CallQueue } from './call-queue';
import { buildCallRequest, nextStep } from './call-request';
import { canonicalJson } from './canonical-json';
import { type EventPath, readEventPath } from './expression';
import type { ExecutorLogger } from './logger';
import type { RunError, RunEvent, StepReport } from './protocol';
import type { Outcome } from './read-answer';
import { readAnswer } from './read-answer';
import type { AppFunction } from './read-function';
import type { Registry } from './registry';
import { limitRetryDelayMs } from './retry-delay';
import { RunSteps, stepName } from './run-steps';
import type { Waits } from './waits';

export type RunSurroundings = {
  registry: Registry;
  queue: CallQueue;
  waits: Waits;
  logger: ExecutorLogger;
  /** Calls of one function that may be under way at once, whatever its own limits allow. */
  maxCallsOfFunction: number;
  /** Milliseconds to wait after the failed attempt with this number, counted from 0. */
  retryDelayMs: (attempt: number) => number;
};

type Attempt = { stepId: string; attempt: number };

/** One run of one function: calls the app, keeps the results of its steps, and calls again until the function ends. */
export class Run {
  readonly id = randomUUID();
  readonly functionId: string;
  readonly event: RunEvent;
  /** Runs of one key exclude each other; undefined for a function without that rule. */
  readonly singletonKey: string | undefined;
  readonly #eventJson: string;
  readonly #limits: CallLimit[];
  readonly #surroundings: RunSurroundings;
  readonly #onEnd: (run: Run, error: RunError | undefined) => void;
  readonly #steps = new RunSteps();
  readonly #cancelWaits = new Set<() => void>();
  /** Whether the app is being asked for what comes next, and whether results came in since that call left. */
  #asking: 'no' | 'queued' | 'calling' | 'calling with old results' = 'no';
  #isEager = false;
  #hasBegun = false;
  #hasEnded = false;

  constructor(
    fn: AppFunction,
    event: RunEvent,
    surroundings: RunSurroundings,
    onEnd: (run: Run, error: RunError | undefined) => void,
  ) {
    this.functionId = fn.id;
    this.event = event;
    this.#eventJson = canonicalJson(event);
    this.singletonKey = singletonKeyOf(fn, event);
    this.#limits = limitsOf(fn, event, surroundings.maxCallsOfFunction);
    this.#surroundings = surroundings;
    this.#onEnd = onEnd;
  }

  /** Whether the app has been called for it: from then on it may have acted on what it found. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Starts the run, after a delay when its event lies in the future. */
  start(delayMs: number): void {
    if (delayMs > 0) this.#wait(delayMs, () => this.#askNext());
    else this.#askNext();
  }

  #askNext(): void {
    if (this.#asking === 'calling') this.#asking = 'calling with old results';
    if (this.#asking !== 'no') return;
    this.#enqueue({ stepId: nextStep, attempt: 0 });
  }

  /** Steps planned together mostly end together: asking once, after the last of them, saves a call for each. */
  #askNextIfDue(): void {
    if (this.#isEager || !this.#steps.arePlanned) this.#askNext();
  }

  #enqueue(attempt: Attempt): void {
    if (attempt.stepId === nextStep) this.#asking = 'queued';
    this.#surroundings.queue.push({
      limits: this.#limits,
      functionId: this.functionId,
      begun: this.#hasBegun,
      run: () => this.#call(attempt),
    });
  }

  async #call(attempt: Attempt): Promise<void> {
    if (this.#hasEnded) return;
    const registered = this.#surroundings.registry.find(this.functionId);
    if (!registered) {
      this.#fail('The app no longer registers this function.');
      return;
    }
    this.#hasBegun = true;
    if (attempt.stepId === nextStep) this.#asking = 'calling';
    const { maxAttempts } = registered.fn;
    try {
      const request = buildCallRequest({
        ...attempt,
        maxAttempts,
        functionId: this.functionId,
        runId: this.id,
        eventJson: this.#eventJson,
        results: this.#steps.results,
        planOnly: this.#steps.arePending,
      });
      const answer = await this.#send(request);
      if (!this.#hasEnded) this.#take(readAnswer(answer, Date.now()), attempt, maxAttempts);
    } catch (error) {
      // A run given up because the executor closes has not failed: its event will be sent again.
      if (!(error instanceof LinkClosed)) this.#fail(`The executor failed: ${String(error)}`);
    }
  }

  /** The app may have moved while the call waits for it, as a process does that was killed and started again. */
  async #send(request: AppRequest): Promise<AppAnswer> {
    const lost = { count: 0 };
    for (;;) {
      const link = this.#surroundings.registry.find(this.functionId)?.link;
      if (!link) return { kind: 'broken', reason: 'The app no longer registers this function.' };
      try {
        return await link.send(request, lost);
      } catch (error) {
        if (!(error instanceof LinkReplaced)) throw error;
      }
    }
  }

  #take(outcome: Outcome, attempt: Attempt, maxAttempts: number): void {
    const isLastAttempt = attempt.attempt + 1 >= maxAttempts;
    if (outcome.kind === 'completed') {
      this.#end(undefined);
    } else if (outcome.kind === 'failed') {
      if (outcome.isFinal || isLastAttempt) this.#end(outcome.error);
      else this.#retry(attempt, outcome.retryAfterMs, outcome.error.message);
    } else {
      const failedStep = isLastAttempt ? undefined : outcome.steps.find((step) => step.op === 'StepError');
      this.#isEager ||= outcome.isEager;
      if (failedStep) this.#retry(attempt, outcome.retryAfterMs, `Step "${stepName(failedStep)}" failed.`);
      else this.#takeSteps(outcome.steps, attempt.stepId);
    }
  }

  #takeSteps(reported: StepReport[], calledStepId: string): void {
    const resultsBefore = this.#steps.results.size;
    for (const step of reported) this.#takeStep(step);
    if (this.#hasEnded) return;
    const hasNewResults = this.#steps.results.size > resultsBefore;
    if (calledStepId !== nextStep) {
      if (hasNewResults) this.#askNextIfDue();
      else this.#fail('The app answered the call for a planned step without its result.');
    } else {
      const hasOldResults = this.#asking === 'calling with old results';
      this.#asking = 'no';
      if (hasOldResults || hasNewResults) this.#askNext();
      else if (!this.#steps.arePending) this.#fail('The app reported neither a new step nor an end.');
    }
  }

  #takeStep(step: StepReport): void {
    if (this.#hasEnded) return;
    const request = this.#steps.take(step, Date.now());
    if (request.kind === 'refuse') {
      this.#fail(request.reason);
    } else if (request.kind === 'call') {
      this.#enqueue({ stepId: request.stepId, attempt: 0 });
    } else if (request.kind === 'sleep') {
      this.#wait(request.sleepMs, () => {
        this.#steps.wake(request.stepId);
        this.#askNextIfDue();
      });
    }
  }

  #retry({ stepId, attempt }: Attempt, retryAfterMs: number | undefined, reason: string): void {
    const { logger, retryDelayMs } = this.#surroundings;
    const delayMs = limitRetryDelayMs(retryAfterMs ?? retryDelayMs(attempt));
    const details = { functionId: this.functionId, runId: this.id, attempt, delayMs, reason };
    logger.warn(details, 'an attempt failed and will be repeated');
    this.#wait(delayMs, () => this.#enqueue({ stepId, attempt: attempt + 1 }));
  }

  #wait(delayMs: number, then: () => void): void {
    const cancel = this.#surroundings.waits.start(delayMs, () => {
      this.#cancelWaits.delete(cancel);
      then();
    });
    this.#cancelWaits.add(cancel);
  }

  #fail(message: string): void {
    this.#end({ name: 'Error', message });
  }

  #end(error: RunError | undefined): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const cancel of this.#cancelWaits) cancel();
    this.#onEnd(this, error);
  }
}

function limitsOf(fn: AppFunction, event: RunEvent, maxCallsOfFunction: number): CallLimit[] {
  const own = fn.concurrency.map(({ limit, keyPath }, index) => ({
    limit,
    key: JSON.stringify([fn.id, index, valueAt(event, keyPath)]),
  }));
  return [...own, { limit: maxCallsOfFunction, key: JSON.stringify([fn.id]) }];
}

/** The key under which runs of the function exclude each other. */
export function singletonKeyOf(fn: AppFunction, event: RunEvent): string | undefined {
  return fn.singleton && JSON.stringify([fn.id, valueAt(event, fn.singleton.keyPath)]);
}

function valueAt(event: RunEvent, path: EventPath | undefined): string {
  return path ? (canonicalJson(readEventPath(event, path)) ?? '') : '';
}
