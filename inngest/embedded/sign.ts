import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const signingKeyShape = /^(signkey-\w+-)?((?:[0-9a-f]{2}){16,})$/i;

function splitSigningKey(signingKey: string): { prefix: string; secret: string } {
  const [, prefix = '', secret] = signingKeyShape.exec(signingKey) ?? [];
  if (secret === undefined) {
    throw new Error(
      'The Inngest signing key must be at least 32 hexadecimal digits, an even number of them.',
    );
  }
  return { prefix, secret };
}

/**
 * The `x-inngest-signature` of a canonical JSON body: `t=<unix seconds>&s=<hex HMAC-SHA256 of body and t>`, keyed with the
 * signing key without its `signkey-…-` prefix (Inngest SDK specification, 4.1.3). Throws on a malformed key.
 */
export function signBody(signingKey: string, canonicalBody: string, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / 1000));
  const mac = createHmac('sha256', splitSigningKey(signingKey).secret).update(canonicalBody).update(seconds);
  return `t=${seconds}&s=${mac.digest('hex')}`;
}

/**
 * The form of the signing key an app sends as its bearer token: the prefix, then the hex SHA-256 of the key's bytes
 * (Inngest SDK specification, 4.1.4). Throws on a malformed key.
 */
export function hashSigningKey(signingKey: string): string {
  const { prefix, secret } = splitSigningKey(signingKey);
  return prefix + createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
