import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from './errors';
import type { SecretPlace } from './secret-places';

/** Seals secrets that must be readable again (ERP passwords, access tokens) with AES-256-GCM, each for its place. */
export interface SecretBox {
  /** `v2.<iv>.<tag>.<ciphertext>`, base64url. */
  seal(plain: string, place: SecretPlace): string;
  /**
   * Throws `secret_unreadable` when the text was sealed for another place or with another key, or was altered. What
   * releases before places sealed (`v1`) opens anywhere, until it is sealed anew.
   */
  open(sealed: string, place: SecretPlace): string;
}

/** `encryptionKey`: any text of at least 32 characters; the ciphers' keys are derived from it (HKDF-SHA256). */
export function secretBox(encryptionKey: string): SecretBox {
  const derive = (version: Version) =>
    Buffer.from(hkdfSync('sha256', encryptionKey, '', `order-intake secrets ${version}`, 32));
  // A key of its own for each form: what was sealed for a place cannot be passed off as the old form.
  const keys = { v1: derive('v1'), v2: derive('v2') };
  return {
    seal(plain, place) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keys.v2, iv).setAAD(nameOf(place));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v2', ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, place) {
      const [version, iv, tag, body, ...rest] = sealed.split('.');
      const isWhole = isVersion(version) && iv !== undefined && tag !== undefined && body !== undefined;
      if (!isWhole || rest.length > 0) throw unreadable(place);
      try {
        const decipher = createDecipheriv('aes-256-gcm', keys[version], Buffer.from(iv, 'base64url'), {
          authTagLength: 16,
        });
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        if (version === 'v2') decipher.setAAD(nameOf(place));
        const plain = Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]);
        return plain.toString('utf8');
      } catch {
        throw unreadable(place);
      }
    },
  };
}

type Version = 'v1' | 'v2';

function isVersion(text: string | undefined): text is Version {
  return text === 'v1' || text === 'v2';
}

/** As JSON, so that no two places have one name. */
function nameOf({ tenantId, table, column, rowId }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([tenantId, table, column, rowId]));
}

function unreadable({ table, column }: SecretPlace): AppError {
  return new AppError(
    'secret_unreadable',
    `What is stored as ${table}.${column} does not belong there, was altered, or was sealed with another key: enter it again in the settings.`,
  );
}

/** Tells whether two installations have the same key without giving it away: 32 hexadecimal digits. */
export function keyFingerprint(encryptionKey: string): string {
  return createHmac('sha256', encryptionKey).update('backup fingerprint').digest('hex').slice(0, 32);
}
