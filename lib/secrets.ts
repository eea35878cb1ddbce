import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Seals secrets that must be readable again (ERP passwords, access tokens) with AES-256-GCM. */
export interface SecretBox {
  /** `v1.<iv>.<tag>.<ciphertext>`, base64url. */
  seal(plain: string): string;
  /** Throws when the text was not sealed with this key or was altered. */
  open(sealed: string): string;
}

/** `encryptionKey`: any text of at least 32 characters; the cipher's key is derived from it (HKDF-SHA256). */
export function secretBox(encryptionKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'order-intake secrets v1', 32));
  return {
    seal(plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed) {
      const [version, iv, tag, body] = sealed.split('.');
      if (version !== 'v1' || iv === undefined || tag === undefined || body === undefined) {
        throw new Error('not a sealed secret');
      }
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
        authTagLength: 16,
      });
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

/** Tells whether two installations have the same key without giving it away: 32 hexadecimal digits. */
export function keyFingerprint(encryptionKey: string): string {
  return createHmac('sha256', encryptionKey).update('backup fingerprint').digest('hex').slice(0, 32);
}
