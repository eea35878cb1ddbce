import { type Rotated, rotateKey } from '@/db/rotate-key';
import { UnfitDatabaseError } from '@/db/unfit-database-error';
import { beginRotation, deriveSecret, endRotation } from '../launch/keep-secrets';
import { lockDataDir } from '../launch/lock-data-dir.mjs';
import { type AdminDatabase, openAdminDatabase } from '../launch/open-admin-database';
import type { Settings } from '../launch/read-settings';
import { say } from '../launch/report';

/** How `rotate-key` is done: opening the database is the work itself, for nobody may use it with the old key after. */
export function changeKey(source: NodeJS.ProcessEnv = process.env): {
  open: () => Promise<AdminDatabase>;
  work: () => Promise<string>;
} {
  // An installation that keeps its key itself makes the new one, too.
  const keepsKey = !source.ENCRYPTION_KEY?.trim();
  let rotated: Rotated | undefined;
  const take = (dataDir: string) => {
    const lock = lockDataDir(dataDir);
    if (keepsKey) beginRotation(dataDir);
    return lock;
  };
  const prepare = async (ownerUrl: string, { env, databaseUrl }: Settings) => {
    const { encryptionKey, previousEncryptionKey: previousKey } = env;
    const renew = renewOurs(previousKey ?? '', encryptionKey);
    const isKept = databaseUrl === undefined && keepsKey;
    try {
      rotated = await rotateKey({ ownerUrl, encryptionKey, previousKey, renew, tell: say });
    } catch (error) {
      // Refused: nothing is sealed with the new key, and the service starts with the old one as before.
      if (isKept && error instanceof UnfitDatabaseError) endRotation(env.dataDir, { keep: 'previous' });
      throw error;
    }
    if (isKept) endRotation(env.dataDir, { keep: 'new' });
  };
  return {
    open: () => openAdminDatabase(take, prepare),
    work: async () => (rotated ? tell(rotated) : ''),
  };
}

/** The accounts of the sandboxes follow from the key. */
function renewOurs(previousKey: string, key: string): (plain: string) => string {
  const ours = new Map(
    ['sandbox ERP', 'sandbox messaging platform'].map((purpose) => [
      deriveSecret(previousKey, purpose),
      deriveSecret(key, purpose),
    ]),
  );
  return (plain) => ours.get(plain) ?? plain;
}

function tell({ isNewKey, count, unreadable }: Rotated): string {
  const left = unreadable.map(
    ({ table, column, rowId, tenantId }) =>
      `\n  could not be read and was left, to be entered again: ${table}.${column} of row ${rowId}, tenant ${tenantId}`,
  );
  const done = isNewKey
    ? `The new key is in force: ${count} secrets are sealed with it. Backups of before need the old key, which nothing else does.`
    : `The database has this key already; ${count} secrets of older releases are sealed anew.`;
  return done + left.join('');
}
