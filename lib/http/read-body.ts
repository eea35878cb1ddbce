import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors';
import { boundLargeBodies, type Sender } from './bound-large-bodies';
import type { Endpoint } from './endpoint';

const defaultMaxBytes = 1024 * 1024;

/**
 * The raw body, read up to a bound. Throws `body_too_large` before the rest is taken in, and `unavailable` while too many
 * large ones come.
 */
export async function readBytes(
  request: Request,
  maxBytes = defaultMaxBytes,
  sender: Sender = 'stranger',
): Promise<Buffer> {
  const announcedBytes = Number(request.headers.get('content-length') ?? Number.NaN);
  refuseLarge(announcedBytes, maxBytes);
  if (!request.body) return Buffer.alloc(0);
  const chunks = request.body as unknown as AsyncIterable<Uint8Array>;
  return collectBytes(
    boundLargeBodies(chunks, {
      sender,
      mostBytes: Number.isFinite(announcedBytes) ? announcedBytes : maxBytes,
    }),
    maxBytes,
  );
}

/** Throws `body_too_large` where that many bytes are announced. */
export function refuseLarge(announcedBytes: number, maxBytes: number): void {
  if (announcedBytes > maxBytes) throw tooLarge(maxBytes);
}

/** All chunks of a stream as one buffer. Throws `body_too_large` as soon as they are more than `maxBytes`. */
export async function collectBytes(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    taken.push(chunk);
  }
  return Buffer.concat(taken, size);
}

function tooLarge(maxBytes: number): AppError {
  const most = Math.floor(maxBytes / 1024);
  return new AppError(
    'body_too_large',
    `The body is larger than ${most} KiB, which is the most that is taken here.`,
  );
}

/** The body as the endpoint's schema wants to see it, not yet validated. An empty body counts as `{}`. */
export async function decodeBody(endpoint: Endpoint, request: Request, bytes: Buffer): Promise<unknown> {
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = endpoint.bodyType === 'form-or-json' && contentType === 'multipart/form-data';
  if (endpoint.bodyType === 'multipart' || isForm) return decodeMultipart(request, bytes, contentType);
  if (bytes.length === 0) return {};
  if (contentType !== 'application/json' && !contentType.endsWith('+json')) {
    throw new AppError(
      'unsupported_media_type',
      `Send the body as application/json, not as "${contentType || 'nothing named'}".`,
    );
  }
  const text = decodeUtf8(bytes, request.headers.get('content-type') ?? '');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError(
      'invalid_json',
      `The body is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    );
  }
}

/** JSON is UTF-8 (RFC 8259, 8.1). Other bytes would become marks that stand for nothing, and be stored so. */
function decodeUtf8(bytes: Buffer, contentType: string): string {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset))
    throw new AppError('unsupported_media_type', `Send the body in UTF-8, not in "${charset}".`);
  if (!isUtf8(bytes))
    throw new AppError('invalid_json', 'The body is not valid UTF-8: send it in UTF-8, as JSON has to be.');
  return bytes.toString('utf8');
}

async function decodeMultipart(request: Request, bytes: Buffer, contentType: string): Promise<unknown> {
  if (contentType !== 'multipart/form-data') {
    throw new AppError('unsupported_media_type', 'Send the body as multipart/form-data.');
  }
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    const message = 'The multipart body cannot be read: its boundary or its parts are broken.';
    throw new AppError('invalid_input', message, {
      errors: [{ path: '', code: 'invalid_format', message }],
    });
  }
}
