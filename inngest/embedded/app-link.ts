import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { ExecutorLogger } from './logger';
import { signBody } from './sign';

/** What came back: an answer, or word of why none that can be read will come. */
export type AppAnswer =
  | { kind: 'answer'; status: number; header: (name: string) => string | undefined; body: string }
  | { kind: 'broken'; reason: string };

export type AppRequest = {
  method: 'POST' | 'PUT';
  query: Record<string, string>;
  /** Canonical JSON, or empty. */
  body: string;
  headers?: Record<string, string>;
};

type AppLinkOptions = {
  signingKey: string;
  maxCalls: number;
  callTimeoutMs: number;
  logger: ExecutorLogger;
};

const servePath = '/api/inngest';
const mostAnswerBytes = 4 * 1024 * 1024;
const firstRetryMs = 50;
const slowestRetryMs = 500;

/** An app that breaks the connection this often while it answers one call is not restarting: the call brings it down. */
const mostLostAnswers = 5;

const neverReached = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
const lostMidway = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const gatewayStatuses = new Set([502, 503, 504]);

/** Thrown by a request that was waiting when the executor closed. */
export class LinkClosed extends Error {}

/** Thrown by a request that was waiting for an app that has meanwhile registered at another address: ask there. */
export class LinkReplaced extends Error {}

/** How often the app broke the connection while it answered one call; counted over all addresses it had meanwhile. */
export type LostAnswers = { count: number };

/** Signed requests to one app over connections kept open. An app that is not there is waited for, however long it takes. */
export class AppLink {
  readonly appUrl: string;
  readonly #options: AppLinkOptions;
  readonly #pool: Pool;
  /** Aborted with what a waiting request then throws. */
  readonly #waiting = new AbortController();
  #isReachable = true;

  constructor(appUrl: string, options: AppLinkOptions) {
    this.appUrl = appUrl;
    this.#options = options;
    this.#pool = new Pool(new URL(appUrl).origin, {
      // One more for a registration while every call waits.
      connections: options.maxCalls + 1,
      headersTimeout: options.callTimeoutMs,
      bodyTimeout: options.callTimeoutMs,
      maxResponseSize: mostAnswerBytes,
    });
    setMaxListeners(0, this.#waiting.signal);
  }

  /**
   * Throws `LinkClosed` when the executor closes meanwhile and `LinkReplaced` when the app has moved; otherwise it always
   * comes to an answer.
   */
  async send(request: AppRequest, lost: LostAnswers = { count: 0 }): Promise<AppAnswer> {
    for (let retryMs = firstRetryMs; ; retryMs = Math.min(retryMs * 2, slowestRetryMs)) {
      const result = await this.#sendOnce(request);
      if (result.kind !== 'absent') {
        this.#noteReachable(true, '');
        return result;
      }
      if (result.wasReached) lost.count += 1;
      if (lost.count >= mostLostAnswers) {
        return {
          kind: 'broken',
          reason: `The app closed the connection ${lost.count} times instead of answering.`,
        };
      }
      this.#noteReachable(false, result.reason);
      await this.#pause(retryMs);
    }
  }

  /** Requests that wait for the app give up; one that the app is answering may still end. */
  stopWaiting(): void {
    this.#waiting.abort(new LinkClosed());
  }

  get isRetired(): boolean {
    return this.#waiting.signal.reason instanceof LinkReplaced;
  }

  /** The app has another address now: waiting requests go there, and connections close once what they carry has ended. */
  retire(): void {
    this.#waiting.abort(new LinkReplaced());
    void this.#pool.close();
  }

  /** Breaks off what is left. */
  async close(): Promise<void> {
    this.stopWaiting();
    await this.#pool.destroy();
  }

  async #sendOnce(
    request: AppRequest,
  ): Promise<AppAnswer | { kind: 'absent'; wasReached: boolean; reason: string }> {
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        method: request.method,
        path: `${servePath}?${new URLSearchParams(request.query)}`,
        headers: {
          'content-type': 'application/json',
          'x-inngest-signature': signBody(this.#options.signingKey, request.body, Date.now()),
          ...request.headers,
        },
        body: request.body,
      });
      const text = await body.text();
      const header = (name: string) => [headers[name]].flat()[0];
      if (gatewayStatuses.has(statusCode) && header('x-inngest-sdk-handled') === undefined) {
        return { kind: 'absent', wasReached: false, reason: `status ${statusCode}` };
      }
      return { kind: 'answer', status: statusCode, header, body: text };
    } catch (error) {
      this.#waiting.signal.throwIfAborted();
      return readNetworkError(error);
    }
  }

  async #pause(ms: number): Promise<void> {
    try {
      await delay(ms, undefined, { signal: this.#waiting.signal });
    } catch {
      throw this.#waiting.signal.reason;
    }
  }

  #noteReachable(isReachable: boolean, reason: string): void {
    if (isReachable === this.#isReachable) return;
    this.#isReachable = isReachable;
    const details = { appUrl: this.appUrl, ...(reason && { reason }) };
    if (isReachable) this.#options.logger.info(details, 'the app is reachable again');
    else this.#options.logger.warn(details, 'the app is not reachable; calls wait for it');
  }
}

function readNetworkError(
  error: unknown,
): { kind: 'absent'; wasReached: boolean; reason: string } | { kind: 'broken'; reason: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message : String(error);
  if (neverReached.has(code) || code === 'UND_ERR_CONNECT_TIMEOUT') {
    return { kind: 'absent', wasReached: false, reason };
  }
  if (lostMidway.has(code)) return { kind: 'absent', wasReached: true, reason };
  return { kind: 'broken', reason };
}
