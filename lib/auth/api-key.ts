import { createHash, randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'service_live_';

/** A new key: the prefix and 40 base62 characters (238 bits). */
export function makeApiKey(): string {
  return prefix + Array.from({ length: 40 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** SHA-256 in hex: the only form that is stored. A slow hash would gain nothing on 238 random bits. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function looksLikeApiKey(text: string): boolean {
  return text.startsWith(prefix) && text.length <= 200;
}
