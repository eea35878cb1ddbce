import type postgres from 'postgres';
import { keyFingerprint, secretBox } from '@/lib/secrets';
import { UnfitDatabaseError } from '../unfit-database-error';
import type { Migration } from './apply-migrations';
import type { SchemaNote } from './schema-note';

/**
 * Throws UnfitDatabaseError when a newer release has taken away what this one needs, or when the database was set up with
 * another ENCRYPTION_KEY, with which the roles' passwords would be changed under everybody else.
 */
export async function requireFitting(
  sql: postgres.Sql,
  {
    known,
    note,
    encryptionKey,
  }: { known: readonly Migration[]; note: SchemaNote | undefined; encryptionKey: string },
): Promise<void> {
  if (!(await isKeyOf(sql, note, encryptionKey))) {
    throw new UnfitDatabaseError(
      'ENCRYPTION_KEY is not the one this database was set up with, so its stored passwords and tokens cannot be read: set it to the former one (in embedded mode it is in secrets.json of the data folder). To change the key, or to finish a change that was broken off: npm run admin -- rotate-key. Nothing was changed.',
    );
  }
  const ahead = await countNewer(sql, known);
  if (ahead > 0 && (note === undefined || note.usableFrom > known.length)) {
    throw new UnfitDatabaseError(
      `The database belongs to a newer release: it has had ${ahead} migrations that this one does not know, which knows ${known.length}. Install that release, or restore a backup made before the upgrade. Nothing was changed.`,
    );
  }
}

/** How many migrations the database has had that come behind all that are known. */
export async function countNewer(sql: postgres.Sql, known: readonly Migration[]): Promise<number> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`;
  if (!found?.isThere) return 0;
  const last = known.at(-1)?.folderMillis ?? 0;
  const [newer] = await sql`
    select count(*)::int as count from drizzle.__drizzle_migrations where created_at > ${last}`;
  return newer?.count;
}

/** Databases of before there were notes are asked for something that was sealed. */
async function isKeyOf(
  sql: postgres.Sql,
  note: SchemaNote | undefined,
  encryptionKey: string,
): Promise<boolean> {
  if (note) return note.keyFingerprint === keyFingerprint(encryptionKey);
  const [found] = await sql`select to_regclass('public.webhook_endpoints') is not null as "isThere"`;
  if (!found?.isThere) return true;
  const [row] = await sql`
    select 'webhook_endpoints' as table, 'secret_sealed' as column, tenant_id as "tenantId", id as "rowId",
      secret_sealed as sealed from webhook_endpoints
    union all select 'messaging_channels', 'access_token_sealed', tenant_id, id, access_token_sealed
      from messaging_channels where access_token_sealed is not null
    limit 1`;
  if (!row) return true;
  try {
    const { sealed, table, column, tenantId, rowId } = row;
    secretBox(encryptionKey).open(sealed, { table, column, tenantId, rowId });
    return true;
  } catch {
    return false;
  }
}
