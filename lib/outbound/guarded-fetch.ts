import { Agent } from 'undici';
import { describeTargetProblem } from './describe-target-problem';
import { Exchange, type ExchangeResult } from './exchange';
import { guardedConnector, openConnector } from './guarded-connector';
import { OutboundError } from './outbound-error';

export interface OutboundRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** For the whole exchange: name look-up, connection, sending and reading the answer. */
  timeoutMs: number;
  /** True only for targets that the operator has chosen, or when the operator has said so. */
  allowPrivateTargets: boolean;
  maxResponseBytes: number;
  /** What becomes of an answer over `maxResponseBytes`: an error (the default), or its beginning with `isCut`. */
  whenTooLarge?: 'throw' | 'cut';
}

export interface OutboundResponse extends ExchangeResult {
  /** The body read as UTF-8. */
  readonly text: string;
  durationMs: number;
}

// Undici's own time limits are off: one timer bounds the whole exchange. Idle connections keep undici's short life
// (4 s): one that the server closes as we write would leave an outcome unknown. The two pools are apart so that a
// connection opened without the guard is never used by a request that needs it.
const limits = { headersTimeout: 0, bodyTimeout: 0 };
let guardedAgent: Agent | undefined;
let openAgent: Agent | undefined;

function agentFor(request: OutboundRequest): Agent {
  if (request.allowPrivateTargets) {
    openAgent ??= new Agent({ ...limits, connect: openConnector() });
    return openAgent;
  }
  guardedAgent ??= new Agent({ ...limits, connect: guardedConnector() });
  return guardedAgent;
}

function exchange(target: URL, request: OutboundRequest): Promise<ExchangeResult> {
  return new Promise((resolve, reject) => {
    const bounds = {
      maxResponseBytes: request.maxResponseBytes,
      whenTooLarge: request.whenTooLarge ?? 'throw',
    } as const;
    const handler = new Exchange(bounds, {
      resolve: (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => handler.giveUp(request.timeoutMs), request.timeoutMs);
    agentFor(request).dispatch(
      {
        origin: target.origin,
        path: `${target.pathname}${target.search}`,
        method: request.method,
        headers: { 'accept-encoding': 'identity', ...request.headers },
        body: request.body ?? null,
      },
      handler,
    );
  });
}

/**
 * Makes one HTTP request to an address that a tenant may have typed in. Http(s) only, no redirects followed, the
 * target checked after DNS resolution at connect time unless `allowPrivateTargets`. Any HTTP status is an answer;
 * throws only `OutboundError`, whose `outcomeUnknown` says whether the request may have reached the other side.
 */
export async function guardedFetch(url: string, request: OutboundRequest): Promise<OutboundResponse> {
  const problem = describeTargetProblem(url, request);
  if (problem !== null) throw new OutboundError('refused_target', `the address ${problem}`);
  const startedAt = performance.now();
  const result = await exchange(new URL(url), request);
  return {
    ...result,
    durationMs: Math.round(performance.now() - startedAt),
    get text() {
      return result.body.toString('utf8');
    },
  };
}
