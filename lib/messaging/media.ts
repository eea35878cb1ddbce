import { z } from 'zod';
import { guardedFetch, type OutboundResponse } from '@/lib/outbound/guarded-fetch';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { readPlatformError } from './platform-error';

export interface MediaRequest {
  /** Base address of the platform, chosen by the operator: private addresses are allowed. */
  apiUrl: string;
  accessToken: string;
  mediaId: string;
  /** 16 MB unless given. */
  maxBytes?: number;
  /** For each of the two exchanges; 30 s unless given. */
  timeoutMs?: number;
}

/** A file as it came, whatever it holds; or why there is none, and whether to try again. */
export type MediaOutcome =
  | { kind: 'downloaded'; bytes: Buffer }
  | { kind: 'retry'; message: string; retryAfterMs?: number }
  | { kind: 'failed'; reason: 'gone' | 'too_large'; message: string };

const defaultMaxBytes = 16 * 1024 * 1024;
const mediaSchema = z.object({
  url: z.url({ protocol: /^https?$/ }),
  /** In bytes; the platform's own examples show it as a string. */
  file_size: z.coerce.number().int().positive().optional().catch(undefined),
});

/**
 * Fetches a recording, a picture or another file from the platform: GET {apiUrl}/{mediaId} names a short-lived address, whose content is then
 * fetched; both with the bearer token. Does not throw.
 */
export async function downloadMedia(request: MediaRequest): Promise<MediaOutcome> {
  const base = request.apiUrl.replace(/\/+$/, '');
  try {
    const described = await get(`${base}/${encodeURIComponent(request.mediaId)}`, 64 * 1024, request);
    if (described.status !== 200) return outcomeOfRefusal(described);
    const media = readDescription(described.text);
    if (media === undefined)
      return { kind: 'failed', reason: 'gone', message: 'the platform names no address' };
    const maxBytes = request.maxBytes ?? defaultMaxBytes;
    if ((media.file_size ?? 0) > maxBytes) return tooLarge(maxBytes);
    const file = await get(media.url, maxBytes, request);
    if (file.status !== 200) return outcomeOfRefusal(file);
    const isWhole = media.file_size === undefined || media.file_size === file.body.length;
    if (!isWhole) return { kind: 'retry', message: 'only a part of the file came' };
    return { kind: 'downloaded', bytes: file.body };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return outcomeOfError(error, request.maxBytes ?? defaultMaxBytes);
  }
}

function get(url: string, maxResponseBytes: number, request: MediaRequest): Promise<OutboundResponse> {
  return guardedFetch(url, {
    method: 'GET',
    headers: { authorization: `Bearer ${request.accessToken}` },
    timeoutMs: request.timeoutMs ?? 30_000,
    // Files lie on another host than the API; only the host that the operator has chosen may be a private one.
    allowPrivateTargets: new URL(url).host === new URL(request.apiUrl).host,
    maxResponseBytes,
  });
}

function outcomeOfRefusal(answer: OutboundResponse): MediaOutcome {
  const failure = readPlatformError(answer);
  if (failure.kind === 'failed') return { kind: 'failed', reason: 'gone', message: failure.message };
  const { message, retryAfterMs } = failure;
  return { kind: 'retry', message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

function outcomeOfError({ kind, message }: OutboundError, maxBytes: number): MediaOutcome {
  if (kind === 'too_large') return tooLarge(maxBytes);
  if (kind === 'refused_target') return { kind: 'failed', reason: 'gone', message };
  return { kind: 'retry', message };
}

function tooLarge(maxBytes: number): MediaOutcome {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return { kind: 'failed', reason: 'too_large', message: `it is larger than ${megabytes} MB` };
}

function readDescription(text: string): z.output<typeof mediaSchema> | undefined {
  try {
    return mediaSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
