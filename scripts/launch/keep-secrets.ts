import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@/lib/write-whole.mjs';
import { errorCode, LaunchError } from './launch-error.mjs';

const keptSecrets = z.object({ AUTH_SECRET: z.string().min(32), ENCRYPTION_KEY: z.string().min(32) });
export type KeptSecrets = z.infer<typeof keptSecrets>;

/**
 * The secrets of an installation that was given none: made at the first start and kept in the data folder, readable
 * by its owner only. Losing the file means losing what is encrypted with it, so a damaged one is never replaced.
 */
export function keepSecrets(dataDir: string): KeptSecrets {
  const file = secretsFile(dataDir);
  try {
    return keptSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      throw new LaunchError(
        `${file} cannot be read (${errorCode(error) ?? 'it is damaged'}): restore it from a backup.`,
      );
    }
  }
  const fresh = {
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(48).toString('base64url'),
  };
  writeWhole(file, `${JSON.stringify(fresh, null, 2)}\n`, { isNew: true });
  return fresh;
}

/** Where they are kept. */
export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** A secret for one purpose between our own processes, the same at every start: 64 hexadecimal digits. */
export function deriveSecret(encryptionKey: string, purpose: string): string {
  return createHmac('sha256', encryptionKey).update(`launcher ${purpose}`).digest('hex');
}
