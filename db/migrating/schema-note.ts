import type postgres from 'postgres';
import { z } from 'zod';

const schemaNote = z.object({
  /** How many migrations a release must know at least to work on this schema. */
  usableFrom: z.int(),
  /** See `keyFingerprint` in lib/secrets.ts. */
  keyFingerprint: z.string(),
});
export type SchemaNote = z.output<typeof schemaNote>;

/**
 * What the release that migrated last has noted for others, undefined before the first time. It is the comment of the
 * table of migrations: read before the first migration and after later ones, and no backup brings in another's.
 */
export async function readSchemaNote(
  sql: postgres.Sql | postgres.TransactionSql,
): Promise<SchemaNote | undefined> {
  const [found] = await sql`
    select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as note`;
  return found?.note ? schemaNote.parse(JSON.parse(found.note)) : undefined;
}

export async function writeSchemaNote(
  sql: postgres.Sql | postgres.TransactionSql,
  note: SchemaNote,
): Promise<void> {
  const quoted = JSON.stringify(note).replaceAll("'", "''");
  await sql.unsafe(`comment on table drizzle.__drizzle_migrations is '${quoted}'`);
}
