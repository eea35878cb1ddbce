import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretsFile } from './keep-secrets';
import { LaunchError } from './launch-error.mjs';

/**
 * Throws LaunchError when a data folder holds a database but not the key that it was filled with: a new one would be of
 * no use for it.
 */
export function requireKeptSecrets(dataDir: string, encryptionKey: string | undefined): void {
  const isUsed = ['postgres.json', 'postgres'].some((name) => existsSync(join(dataDir, name)));
  if (!isUsed || encryptionKey !== undefined || existsSync(secretsFile(dataDir))) return;
  throw new LaunchError(
    `${secretsFile(dataDir)} is missing, without which the stored passwords of the database beside it cannot be read: restore the file from a copy of the folder, or set ENCRYPTION_KEY. Nothing was changed.`,
  );
}
