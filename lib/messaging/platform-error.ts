import { z } from 'zod';
import type { OutboundResponse } from '@/lib/outbound/guarded-fetch';
import { maxRetryAfterMs, readRetryAfterMs } from '@/lib/outbound/read-retry-after';

/**
 * Codes of the platform after which the same request may succeed later. Source: error codes of the WhatsApp Cloud
 * API. Any other code (131047 window closed, 131026 undeliverable, 190 token) stays as it is until somebody acts.
 */
const passingCodes: ReadonlySet<number> = new Set([
  1, // unknown, possibly temporary
  2, // service temporarily down
  4, // calls of the app
  80007, // calls of the account
  130429, // throughput of the number
  131000, // something went wrong
  131016, // service overloaded
  131048, // spam limit
  131056, // messages to this one person
  131057, // account in maintenance
  133004, // server temporarily unavailable
]);

const errorSchema = z.object({
  error: z.object({
    code: z.coerce.number().int().optional().catch(undefined),
    message: z.string().optional().catch(undefined),
    error_data: z.object({ details: z.string() }).optional().catch(undefined),
  }),
});

export type PlatformFailure =
  | { kind: 'retry'; code?: number; message: string; retryAfterMs?: number; outcomeUnknown: boolean }
  | { kind: 'failed'; code?: number; message: string };

/** Reads an answer of the platform that is not a 2xx: by its own error code, else by the HTTP status. */
export function readPlatformError(
  answer: Pick<OutboundResponse, 'status' | 'headers' | 'text'>,
): PlatformFailure {
  const { code, message, error_data: data } = parseError(answer.text);
  const told = {
    message: data?.details ?? message ?? `HTTP ${answer.status}`,
    ...(code === undefined ? {} : { code }),
  };
  const isPassingStatus = answer.status === 408 || answer.status === 429 || answer.status >= 500;
  const isPassing = code === undefined ? isPassingStatus : passingCodes.has(code) || answer.status >= 500;
  if (!isPassing) return { kind: 'failed', ...told };
  const retryAfterMs = readRetryAfterMs(answer.headers['retry-after']);
  return {
    kind: 'retry',
    ...told,
    outcomeUnknown: false,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs: Math.min(retryAfterMs, maxRetryAfterMs) }),
  };
}

function parseError(text: string) {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data?.error ?? {};
  } catch {
    return {};
  }
}
