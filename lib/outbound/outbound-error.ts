export type OutboundErrorKind =
  | 'refused_target'
  | 'unreachable'
  | 'timed_out'
  | 'lost_after_sending'
  | 'too_large';

/**
 * Why an outbound request has no answer.
 *
 * `outcomeUnknown` is the question callers must ask before they repeat a request that has effects: it is false
 * only when not one byte of the request left this machine (refused by the guard, no such host, connection refused,
 * no connection in time). In every other case the other side may have acted on it.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly kind: OutboundErrorKind;
  readonly outcomeUnknown: boolean;

  constructor(kind: OutboundErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
    this.outcomeUnknown = kind !== 'refused_target' && kind !== 'unreachable';
  }
}

const wordsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_SOCKET: 'the connection was closed',
};

/** A cause in words a manager can read; falls back to the error's own message. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const words = code === undefined ? undefined : wordsByCode[code];
  if (words !== undefined) return words;
  // Node tries each address of a host and hands back an AggregateError with an empty message.
  if (error instanceof AggregateError) return describeCause(error.errors[0]);
  return error.message === '' ? (code ?? error.name) : error.message;
}
