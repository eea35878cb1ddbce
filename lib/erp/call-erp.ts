import { guardedFetch, type OutboundRequest, type OutboundResponse } from '@/lib/outbound/guarded-fetch';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { currentTrace, traced } from '../tracing/trace';
import type { SyncOutcome } from './connector';

/** How connectors reach out, the same for both. */
export interface ErpTransport {
  allowPrivateTargets: boolean;
  timeoutMs: number;
}

/** Of an answer, unless a request takes more. */
const maxResponseBytes = 1024 * 1024;

type ErpRequest = Pick<OutboundRequest, 'method' | 'headers' | 'body' | 'whenTooLarge'> &
  Partial<Pick<OutboundRequest, 'maxResponseBytes'>>;

/** One call within the connectors' bounds; a failure on the way comes back as a value, not as an exception. */
export async function callErp(
  url: string,
  request: ErpRequest,
  transport: ErpTransport,
): Promise<OutboundResponse | OutboundError> {
  try {
    return await traced({ name: `ERP ${request.method}`, kind: 'client' }, () => {
      const traceparent = currentTrace();
      const headers = { ...request.headers, ...(traceparent && { traceparent }) };
      return guardedFetch(url, { maxResponseBytes, ...request, headers, ...transport });
    });
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}

/** A failure on the way as an outcome: a refused target needs another setting, everything else another attempt. */
export function outcomeOfFailure({ kind, message }: OutboundError): SyncOutcome {
  switch (kind) {
    case 'refused_target':
      return { kind: 'refused', message, status: null };
    case 'unreachable':
      return { kind: 'unavailable', message, isAway: true };
    case 'too_large':
      return { kind: 'unknown', message, mayStillRun: false, isAway: false };
    case 'timed_out':
    case 'lost_after_sending':
      return { kind: 'unknown', message, mayStillRun: true, isAway: true };
  }
}
