import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { clientOptions } from './client';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const restrictedRoles = { appUrl: 'order_intake_app', systemUrl: 'order_intake_system' } as const;

/** Any fixed number; held while migrating so that two starting processes do it one after the other. */
const migrationLock = 4_710_233;

/**
 * Brings the schema up to date as its owner and gives the restricted roles their passwords. `folder` holds the migrations
 * of another release. Throws when the owner may not create roles, or a migration fails (none of it is then kept).
 */
export async function migrateDatabase(
  ownerUrl: string,
  encryptionKey: string,
  folder: string = migrationsFolder,
): Promise<void> {
  const client = postgres(ownerUrl, { ...clientOptions, max: 1 });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder: folder });
    for (const role of Object.values(restrictedRoles)) {
      await client.unsafe(`ALTER ROLE ${role} PASSWORD '${rolePassword(role, encryptionKey)}'`);
    }
  } finally {
    await client.end();
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
