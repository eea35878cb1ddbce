import postgres from 'postgres';
import type { SecretPlace } from '@/lib/secret-places';
import { keyFingerprint, secretBox } from '@/lib/secrets';
import { clientOptions } from './client';
import { migrateDatabase, setRolePasswords } from './migrate';
import { roleNamesOf } from './migrating/role-names';
import { readSchemaNote, writeSchemaNote } from './migrating/schema-note';
import { sealAnew } from './migrating/seal-anew';
import { takeTurn } from './migrating/take-turn';
import { UnfitDatabaseError } from './unfit-database-error';

interface Rotation {
  ownerUrl: string;
  encryptionKey: string;
  /** The key that was in use before; not needed when it has been changed already. */
  previousKey: string | undefined;
  /** What takes the place of a secret that is ours and goes with the key. */
  renew?: (plain: string) => string;
  tell: (line: string) => void;
}

export interface Rotated {
  /** False when the database had the key already; then only what knew no place was sealed anew. */
  isNewKey: boolean;
  count: number;
  unreadable: SecretPlace[];
}

/**
 * Puts a new ENCRYPTION_KEY in force: every secret is sealed with it and the roles get the passwords that follow from
 * it, all in one transaction. Broken off at any moment, nothing has changed, or everything. Throws UnfitDatabaseError
 * when the previous key is missing or not this database's, and while the service runs, which would be shut out.
 */
export async function rotateKey(rotation: Rotation): Promise<Rotated> {
  const { ownerUrl, encryptionKey, previousKey, tell, ...more } = rotation;
  const sql = postgres(ownerUrl, { ...clientOptions, max: 1 });
  try {
    const note = await readSchemaNote(sql);
    const isInForce = note === undefined || note.keyFingerprint === keyFingerprint(encryptionKey);
    if (!isInForce && (previousKey === undefined || keyFingerprint(previousKey) !== note.keyFingerprint)) {
      throw new UnfitDatabaseError(
        `ENCRYPTION_KEY_PREVIOUS ${previousKey === undefined ? 'is missing' : 'is not the key that this database was set up with'}: set it to the key that was in use so far, and ENCRYPTION_KEY to the new one. Nothing was changed.`,
      );
    }
    // Secrets may lie in columns that an upgrade has yet to make.
    await migrateDatabase(ownerUrl, isInForce ? encryptionKey : (previousKey ?? encryptionKey), { tell });
    const to = secretBox(encryptionKey);
    if (isInForce) {
      return { isNewKey: false, ...(await sealAnew(sql, { from: to, to, onlyOldForm: true, tell })) };
    }
    await takeTurn(sql, tell);
    const resealed = await sql.begin(async (tx) => {
      await refuseWhileRunning(tx);
      // Rows that row-level security hid would be left behind; an error says so instead.
      await tx`set local row_security = off`;
      const done = await sealAnew(tx, { from: secretBox(previousKey ?? ''), to, tell, ...more });
      await setRolePasswords(tx, encryptionKey);
      const now = await readSchemaNote(tx);
      if (now) await writeSchemaNote(tx, { ...now, keyFingerprint: keyFingerprint(encryptionKey) });
      return done;
    });
    return { isNewKey: true, ...resealed };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function refuseWhileRunning(sql: postgres.TransactionSql): Promise<void> {
  const { app, system } = await roleNamesOf(sql);
  const [used] = await sql`select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and usename in (${app}, ${system})`;
  if (used?.connections > 0) {
    throw new UnfitDatabaseError(
      'The service is running on this database, and knows the old key only: stop it on every machine first. Nothing was changed.',
    );
  }
}
