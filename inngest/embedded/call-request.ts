import { createHash } from 'node:crypto';
import type { AppRequest } from './app-link';
import { canonicalJson } from './canonical-json';

/** The step id that asks an app to go on to whatever comes next. */
export const nextStep = 'step';

type Call = {
  functionId: string;
  runId: string;
  /** Canonical JSON of the event that triggered the run. */
  eventJson: string;
  /** Hashed step id to canonical JSON of its result, in the order of completion. */
  results: ReadonlyMap<string, string>;
  /** `nextStep`, or the hashed id of a planned step to run. */
  stepId: string;
  attempt: number;
  maxAttempts: number;
  /** Whether steps are under way elsewhere, so that the app must plan what it finds rather than run it. */
  planOnly: boolean;
};

/**
 * The request that runs or continues a function (Inngest SDK specification, 4.4.1), its body in canonical form. `ctx` leaves
 * out `fn_id`: with it the SDK would report every step to a checkpoint API of its own.
 */
export function buildCallRequest(call: Call): AppRequest {
  const ctx = canonicalJson({
    attempt: call.attempt,
    disable_immediate_execution: call.planOnly,
    max_attempts: call.maxAttempts,
    run_id: call.runId,
    stack: { current: call.results.size, stack: [...call.results.keys()] },
    use_api: false,
  });
  const steps = [...call.results]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, json]) => `${JSON.stringify(id)}:${json}`);
  return {
    method: 'POST',
    query: { fnId: call.functionId, stepId: call.stepId },
    body: `{"ctx":${ctx},"event":${call.eventJson},"events":[${call.eventJson}],"steps":{${steps}},"version":2}`,
    headers: { traceparent: traceParentOf(call) },
  };
}

/**
 * A W3C trace context that is the same for every attempt at the same step. The SDK passes it on with the events that
 * `step.sendEvent` sends, so that an attempt repeated after a lost answer gives its events the ids it gave them before.
 */
function traceParentOf(call: Call): string {
  const hash = (text: string, length: number) =>
    createHash('sha256').update(text).digest('hex').slice(0, length);
  // A step the app runs as soon as it finds it is known by how many results came before it.
  const step = call.stepId === nextStep ? call.results.size : call.stepId;
  return `00-${hash(call.runId, 32)}-${hash(`${call.runId} ${step}`, 16)}-01`;
}
