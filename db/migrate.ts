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
import { type RoleNames, roleNamesOf, usualRoles, withRoles } from './migrating/role-names';
import { readSchemaNote, writeSchemaNote } from './migrating/schema-note';
import { sealAnew } from './migrating/seal-anew';
import { takeTurn } from './migrating/take-turn';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

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
    const roles = await roleNamesOf(client);
    const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => ({
      ...migration,
      sql: migration.sql.map((text) => withRoles(text, roles)),
    }));
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
  for (const role of Object.values(await roleNamesOf(sql))) {
    await sql.unsafe(`ALTER ROLE ${role} PASSWORD '${rolePassword(role, encryptionKey)}'`);
  }
}

/** The addresses under which the service connects: the owner's, with each restricted role's name and password. */
export interface RestrictedUrls {
  appUrl: string;
  systemUrl: string;
}

/** Those of a database with the usual roles, such as the embedded one. */
export function restrictedUrls(
  ownerUrl: string,
  encryptionKey: string,
  roles: RoleNames = usualRoles,
): RestrictedUrls {
  const addressFor = (role: string) => {
    const url = new URL(ownerUrl);
    url.username = role;
    url.password = rolePassword(role, encryptionKey);
    return url.toString();
  };
  return { appUrl: addressFor(roles.app), systemUrl: addressFor(roles.system) };
}

/** Those of any migrated database, which tells its roles. */
export async function findRestrictedUrls(ownerUrl: string, encryptionKey: string): Promise<RestrictedUrls> {
  const client = postgres(ownerUrl, { ...clientOptions, max: 1 });
  try {
    return restrictedUrls(ownerUrl, encryptionKey, await roleNamesOf(client));
  } finally {
    await client.end();
  }
}

/** Derived, so that no further secret has to be kept; hexadecimal, so that it needs no quoting. */
function rolePassword(role: string, encryptionKey: string): string {
  return createHmac('sha256', encryptionKey).update(`database role ${role}`).digest('hex');
}
