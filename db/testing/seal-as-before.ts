import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A secret as releases sealed it that knew no places. */
export function sealAsBefore(plain: string, encryptionKey: string): string {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'order-intake secrets v1', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return ['v1', ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}
