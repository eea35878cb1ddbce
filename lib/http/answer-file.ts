import { contentDisposition } from './content-disposition';
import { bodyLengthHeader } from './keep-content-length';

/** A stored file, whole or in part. */
export interface OpenedFile {
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** The part that is streamed, both ends inclusive; null for the whole. */
  range: { start: number; end: number } | null;
  /** From `safeFileName`. */
  fileName: string;
  /** Whether a browser may show it in a page; else it is saved. */
  disposition: 'inline' | 'attachment';
}

/**
 * A file as a response: 206 with `Content-Range` for a part of it, else 200. It is somebody else's: the browser may
 * neither guess another type nor run anything in it, and no cache between may keep it or change it. To HEAD it is the same without the body.
 */
export async function answerFile(request: Request, file: OpenedFile): Promise<Response> {
  const { stream, contentType, size, range } = file;
  const length = String(range ? range.end - range.start + 1 : size);
  const headers = {
    'content-type': contentType,
    'accept-ranges': 'bytes',
    'content-length': length,
    [bodyLengthHeader]: length,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    'content-disposition': contentDisposition(file.disposition, file.fileName),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store, no-transform',
  };
  const isHead = request.method === 'HEAD';
  if (isHead) await stream.cancel();
  return new Response(isHead ? null : stream, { status: range ? 206 : 200, headers });
}

/** The Range header, which means something for GET only (RFC 9110 section 14.2). */
export function rangeOf(request: Request): string | null {
  return request.method === 'GET' ? request.headers.get('range') : null;
}
