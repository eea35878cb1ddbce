import type { AppAnswer } from './app-link';
import { parseRetryAfterMs } from './parse-time';
import type { RunError, StepReport } from './protocol';
import { stepReportsSchema } from './protocol';

/** What an app's answer means for the run. */
export type Outcome =
  | { kind: 'completed' }
  | { kind: 'steps'; steps: StepReport[]; isEager: boolean; retryAfterMs: number | undefined }
  | { kind: 'failed'; error: RunError; isFinal: boolean; retryAfterMs: number | undefined };

/**
 * Reads an answer to a call: 200 is the function's end, 206 carries steps, anything else is a failure, final when the app
 * says so (Inngest SDK specification, 4.4.3 and 5.1). What does not come from the SDK is a failure to retry.
 */
export function readAnswer(answer: AppAnswer, nowMs: number): Outcome {
  if (answer.kind === 'broken') return failed(answer.reason);
  const { status, header, body } = answer;
  const retryAfter = header('retry-after');
  const retryAfterMs = retryAfter === undefined ? undefined : parseRetryAfterMs(retryAfter, nowMs);

  if (status !== 200 && status !== 206) {
    return {
      kind: 'failed',
      error: readError(parseJson(body), status),
      isFinal: header('x-inngest-no-retry') === 'true',
      retryAfterMs,
    };
  }
  if (header('x-inngest-sdk') === undefined) return failed('The answer did not come from the Inngest SDK.');
  if (status === 200) return { kind: 'completed' };

  const steps = stepReportsSchema.safeParse(parseJson(body));
  if (!steps.success) return failed('The app reported steps in a form that is not understood.');
  // Version 1 of the SDK's execution wants to be asked after every step, not once all planned steps have ended.
  const isEager =
    header('x-inngest-req-version') === '1' || steps.data.some(({ opts }) => opts?.parallelMode === 'race');
  return { kind: 'steps', steps: steps.data, isEager, retryAfterMs };
}

function failed(message: string): Outcome {
  return { kind: 'failed', error: { name: 'Error', message }, isFinal: false, retryAfterMs: undefined };
}

function readError(body: unknown, status: number): RunError {
  const members: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { name, message, error } = members;
  return {
    ...members,
    name: typeof name === 'string' ? name : 'Error',
    message:
      [message, error].find((text) => typeof text === 'string') ?? `The app answered with status ${status}.`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
