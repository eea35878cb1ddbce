import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@/lib/write-whole.mjs';
import { errorCode, LaunchError } from './launch-error.mjs';

const keptSecrets = z.object({
  AUTH_SECRET: z.string().min(32),
  ENCRYPTION_KEY: z.string().min(32),
  /** While the key is being changed. */
  ENCRYPTION_KEY_PREVIOUS: z.string().min(32).optional(),
});
export type KeptSecrets = z.infer<typeof keptSecrets>;

/**
 * The secrets of an installation that was given none: made at the first start and kept in the data folder, readable
 * by its owner only. Losing the file means losing what is encrypted with it, so a damaged one is never replaced.
 */
export function keepSecrets(dataDir: string): KeptSecrets {
  const kept = readKept(dataDir);
  if (kept) return kept;
  const fresh = { AUTH_SECRET: newSecret(), ENCRYPTION_KEY: newSecret() };
  write(dataDir, fresh, { isNew: true });
  return fresh;
}

/** Keeps a new key beside the one in use, until `endRotation`; once begun, the same again. */
export function beginRotation(dataDir: string): void {
  const kept = readKept(dataDir);
  if (!kept || kept.ENCRYPTION_KEY_PREVIOUS !== undefined) return;
  write(dataDir, {
    ...kept,
    ENCRYPTION_KEY: newSecret(),
    ENCRYPTION_KEY_PREVIOUS: kept.ENCRYPTION_KEY,
  });
}

/** Forgets the other key: the previous one once nothing is sealed with it any more, the new one if nothing came of it. */
export function endRotation(dataDir: string, { keep }: { keep: 'new' | 'previous' }): void {
  const kept = readKept(dataDir);
  if (kept?.ENCRYPTION_KEY_PREVIOUS === undefined) return;
  const { ENCRYPTION_KEY_PREVIOUS: previous, ...rest } = kept;
  write(dataDir, keep === 'new' ? rest : { ...rest, ENCRYPTION_KEY: previous });
}

function readKept(dataDir: string): KeptSecrets | undefined {
  const file = secretsFile(dataDir);
  try {
    return keptSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new LaunchError(
      `${file} cannot be read (${errorCode(error) ?? 'it is damaged'}): restore it from a backup.`,
    );
  }
}

function write(dataDir: string, secrets: KeptSecrets, { isNew = false } = {}): void {
  writeWhole(secretsFile(dataDir), `${JSON.stringify(secrets, null, 2)}\n`, { isNew });
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

/** Where they are kept. */
export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** A secret for one purpose between our own processes, the same at every start: 64 hexadecimal digits. */
export function deriveSecret(encryptionKey: string, purpose: string): string {
  return createHmac('sha256', encryptionKey).update(`launcher ${purpose}`).digest('hex');
}
