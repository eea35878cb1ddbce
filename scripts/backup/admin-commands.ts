import { existsSync, readFileSync } from 'node:fs';
import { recordingStore } from '@/lib/audio/recording-store';
import { env } from '@/lib/env';
import { writeWhole } from '@/lib/write-whole.mjs';
import { secretsFile } from '../launch/keep-secrets';
import { lockDataDir } from '../launch/lock-data-dir.mjs';
import { type AdminDatabase, openAdminDatabase } from '../launch/open-admin-database';
import { say } from '../launch/report';
import { readHead } from './archive-reader';
import { backUp } from './back-up';
import { restore } from './restore';

/** Backs the installation up; returns what the operator reads at the end. */
export async function saveTo(file: string, { ownerUrl }: AdminDatabase): Promise<string> {
  const { encryptionKey, dataDir, embedded } = env();
  const secrets =
    embedded && existsSync(secretsFile(dataDir)) ? readFileSync(secretsFile(dataDir)) : undefined;
  const done = await backUp({ file, ownerUrl, encryptionKey, store: recordingStore(), secrets, tell: say });
  const missing = done.missingFiles.map((key) => `\n  not in the store any more: ${key}`).join('');
  const keys = secrets
    ? 'Its keys are in it: keep it as you would keep a password.'
    : 'Keep ENCRYPTION_KEY beside it: without it the stored passwords cannot be read.';
  return `${file} holds ${sum(done.rows)} rows and ${done.files} recordings and files. ${keys}${missing}`;
}

/** Opens an installation to be filled, which nobody else may use meanwhile; a new one takes over the backup's keys. */
export async function openForRestore(file: string): Promise<AdminDatabase> {
  const { secrets } = await readHead(file);
  return openAdminDatabase((dataDir) => {
    const lock = lockDataDir(dataDir);
    const kept = secretsFile(dataDir);
    if (secrets && !existsSync(kept)) writeWhole(kept, secrets, { isNew: true });
    return lock;
  });
}

/** Restores a backup; returns what the operator reads at the end. */
export async function restoreFrom(file: string, { ownerUrl }: AdminDatabase): Promise<string> {
  const { encryptionKey } = env();
  const { rows, files } = await restore({
    file,
    ownerUrl,
    encryptionKey,
    store: recordingStore(),
    tell: say,
  });
  return `${sum(rows)} rows and ${files} recordings and files are restored. Start the service with npm start.
It sends nothing to customers, webhooks or the ERP, since the installation that was backed up may be at work. Is this one to take its place? npm run admin -- take-over`;
}

function sum(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}
