import { z } from 'zod';
import { type AudioContentType, sniffContentType } from '@/lib/audio/sniff-audio';
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

/** A recording, told by its content and not by its name; or why there is none, and whether to try again. */
export type MediaOutcome =
  | { kind: 'downloaded'; bytes: Buffer; contentType: AudioContentType }
  | { kind: 'retry'; message: string; retryAfterMs?: number }
  | { kind: 'failed'; reason: 'gone' | 'too_large' | 'not_audio'; message: string };

const defaultMaxBytes = 16 * 1024 * 1024;
const mediaSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * Fetches a recording from the platform: GET {apiUrl}/{mediaId} names a short-lived address, whose content is then
 * fetched; both with the bearer token. Does not throw.
 */
export async function downloadMedia(request: MediaRequest): Promise<MediaOutcome> {
  const base = request.apiUrl.replace(/\/+$/, '');
  try {
    const described = await get(`${base}/${encodeURIComponent(request.mediaId)}`, 64 * 1024, request);
    if (described.status !== 200) return outcomeOfRefusal(described);
    const url = readUrl(described.text);
    if (url === undefined)
      return { kind: 'failed', reason: 'gone', message: 'the platform names no address' };
    const file = await get(url, request.maxBytes ?? defaultMaxBytes, request);
    if (file.status !== 200) return outcomeOfRefusal(file);
    const contentType = sniffContentType(file.body);
    if (contentType !== null) return { kind: 'downloaded', bytes: file.body, contentType };
    return { kind: 'failed', reason: 'not_audio', message: 'the recording is neither Ogg nor WebM' };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return outcomeOfError(error);
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

function outcomeOfError({ kind, message }: OutboundError): MediaOutcome {
  if (kind === 'too_large') return { kind: 'failed', reason: 'too_large', message };
  if (kind === 'refused_target') return { kind: 'failed', reason: 'gone', message };
  return { kind: 'retry', message };
}

function readUrl(text: string): string | undefined {
  try {
    return mediaSchema.safeParse(JSON.parse(text)).data?.url;
  } catch {
    return undefined;
  }
}
