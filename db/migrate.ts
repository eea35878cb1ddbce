import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { keyFingerprint, secretBox } from '@/lib/secrets';
import { knownMigrations } from './backup/schema-level';
import { clientOptions } from './client';
import lastRelease from './last-release.json';
import { applyMigrations, type Patience, usualPatience } from './migrating/apply-migrations';
import { countNewer, requireFitting } from './migrating/require-fitting';
import { readSchemaNote, writeSchemaNote } from './migrating/schema-note';
import { sealAnew } from './migrating/seal-anew';
import { takeTurn } from './migrating/take-turn';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const restrictedRoles = { appUrl: 'order_intake_app', systemUrl: 'order_intake_system' } as const;

interface Options {
  /** Holds the migrations of another release. */
  folder?: string;
  /** Hears what takes long. */
  tell?: (line: string) => void;
  patience?: Patience;
  /** No other machine's older release has to read what is stored: secrets of before there were places are sealed anew. */
  sealsAnew?: boolean;
}

/**
 * Brings the schema up to date as its owner and gives the restricted roles their passwords. A database on which a newer
 * release has only added is left as it is. Throws UnfitDatabaseError when it is not for this release or key, and what
 * PostgreSQL says when the owner may not create roles or a migration fails (nothing of that one is then kept).
 */
export async function migrateDatabase(
  ownerUrl: string,
  encryptionKey: string,
  {
    folder = migrationsFolder,
    tell = () => undefined,
    patience = usualPatience,
    sealsAnew = false,
  }: Options = {},
): Promise<void> {
  const client = postgres(ownerUrl, { ...clientOptions, max: 1 });
  try {
    await takeTurn(client, tell);
    const known = readMigrationFiles({ migrationsFolder: folder });
    await requireFitting(client, { known, note: await readSchemaNote(client), encryptionKey });
    if ((await countNewer(client, known)) > 0) {
      tell('the schema is a newer release’s, on which this one works too');
      return;
    }
    await applyMigrations(client, known, tell, patience);
    await setRolePasswords(client, encryptionKey);
    const released = (await knownMigrations(folder)).indexOf(lastRelease.schema) + 1;
    await writeSchemaNote(client, {
      usableFrom: released || known.length,
      keyFingerprint: keyFingerprint(encryptionKey),
    });
    if (sealsAnew) {
      const box = secretBox(encryptionKey);
      await sealAnew(client, { from: box, to: box, onlyOldForm: true, tell });
    }
  } finally {
    await client.end();
  }
}

/** The restricted roles' passwords follow from the key. */
export async function setRolePasswords(
  sql: postgres.Sql | postgres.TransactionSql,
  encryptionKey: string,
): Promise<void> {
  for (const role of Object.values(restrictedRoles)) {
    await sql.unsafe(`ALTER ROLE ${role} PASSWORD '${rolePassword(role, encryptionKey)}'`);
  }
}

/** The addresses under which the service connects: the owner's, with each restricted role's name and password. */
export function restrictedUrls(
  ownerUrl: string,
  encryptionKey: string,
): { appUrl: string; systemUrl: string } {
  const addressFor = (role: string) => {
    const url = new URL(ownerUrl);
    url.username = role;
    url.password = rolePassword(role, encryptionKey);
    return url.toString();
  };
  return { appUrl: addressFor(restrictedRoles.appUrl), systemUrl: addressFor(restrictedRoles.systemUrl) };
}

/** Derived, so that no further secret has to be kept; hexadecimal, so that it needs no quoting. */
function rolePassword(role: string, encryptionKey: string): string {
  return createHmac('sha256', encryptionKey).update(`database role ${role}`).digest('hex');
}
