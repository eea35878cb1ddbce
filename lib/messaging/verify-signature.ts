import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether X-Hub-Signature-256 (`sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the app secret) fits
 * these very bytes. The comparison takes the same time whatever differs.
 */
export function verifySignature(rawBody: Uint8Array, header: string | null, appSecret: string): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  if (hex === undefined) return false;
  const expected = createHmac('sha256', appSecret).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'));
}
