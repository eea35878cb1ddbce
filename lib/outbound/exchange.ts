import type { Dispatcher } from 'undici';
import { describeCause, OutboundError } from './outbound-error';

export interface ExchangeResult {
  status: number;
  /** Names in lower case; repeated headers joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
  /** True when the answer was longer than the bound and the caller had asked for it to be cut. */
  isCut: boolean;
}

export interface ExchangeBounds {
  maxResponseBytes: number;
  whenTooLarge: 'throw' | 'cut';
}

/**
 * One request and its answer, as an undici dispatch handler. It exists for what `undici.request` cannot say:
 * undici calls `onConnect` right before it writes a request to an open socket, so an error before that moment
 * means that nothing was sent, and an error after it that the outcome is unknown.
 */
export class Exchange implements Dispatcher.DispatchHandlers {
  private status = 0;
  private headers: Record<string, string> = {};
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private abort: ((error?: Error) => void) | undefined;
  private failure: OutboundError | undefined;
  private isSettled = false;

  constructor(
    private readonly bounds: ExchangeBounds,
    private readonly settle: {
      resolve: (result: ExchangeResult) => void;
      reject: (error: OutboundError) => void;
    },
  ) {}

  /** Ends the exchange for lack of time; whether anything was sent by then decides what the caller is told. */
  giveUp(timeoutMs: number): void {
    if (this.abort === undefined) this.fail('unreachable', `no connection within ${timeoutMs} ms`);
    else this.fail('timed_out', `no complete answer within ${timeoutMs} ms`);
  }

  onConnect(abort: (error?: Error) => void): void {
    if (this.isSettled) abort(this.failure);
    else this.abort = abort;
  }

  onHeaders(status: number, rawHeaders: Buffer[]): boolean {
    if (status < 200) return true;
    this.status = status;
    this.headers = readHeaders(rawHeaders);
    return true;
  }

  onData(chunk: Buffer): boolean {
    const room = this.bounds.maxResponseBytes - this.size;
    this.size += chunk.length;
    this.chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (chunk.length > room) this.stopReading();
    return true;
  }

  onComplete(): void {
    this.succeed(false);
  }

  onError(error: Error): void {
    if (error instanceof OutboundError) this.fail(error.kind, error.message);
    else if (this.abort === undefined) this.fail('unreachable', describeCause(error), error);
    else this.fail('lost_after_sending', `${describeCause(error)} before the answer was complete`, error);
  }

  private stopReading(): void {
    if (this.bounds.whenTooLarge === 'cut') this.succeed(true);
    else this.fail('too_large', `the answer is longer than ${this.bounds.maxResponseBytes} bytes`);
    this.abort?.();
  }

  private succeed(isCut: boolean): void {
    if (this.isSettled) return;
    this.isSettled = true;
    this.settle.resolve({
      status: this.status,
      headers: this.headers,
      body: Buffer.concat(this.chunks),
      isCut,
    });
  }

  private fail(kind: OutboundError['kind'], message: string, cause?: unknown): void {
    if (this.isSettled) return;
    this.isSettled = true;
    this.failure = new OutboundError(kind, message, { cause });
    this.settle.reject(this.failure);
    this.abort?.(this.failure);
  }
}

function readHeaders(raw: readonly Buffer[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = String(raw[at]).toLowerCase();
    const value = raw[at + 1]?.toString('latin1') ?? '';
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(headers);
}
