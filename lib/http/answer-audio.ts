import type { OrderAudio } from '../orders/open-order-audio';

/** A recording as a response: 206 with `Content-Range` for a part of it, else 200. */
export function answerAudio({ stream, contentType, size, range }: OrderAudio): Response {
  const headers = {
    'content-type': contentType,
    'accept-ranges': 'bytes',
    'content-length': String(range ? range.end - range.start + 1 : size),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  };
  return new Response(stream, { status: range ? 206 : 200, headers });
}
