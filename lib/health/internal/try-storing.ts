import { randomUUID } from 'node:crypto';
import { systemSql } from '@/db/system';
import { diskFullCode, setDatabaseFull } from '../database-room';

/** More than lies free in pages that a table has already: the file has to grow, which is what a full disk refuses. */
const probeBytes = 64 * 1024;

/**
 * Whether the database still has room for a message: one is stored and taken back. Throws when it cannot be asked. Costs a
 * write, so only to be called where there is reason for doubt.
 */
export async function tryStoring(): Promise<boolean> {
  try {
    await systemSql().begin(async (sql) => {
      // Random, so that it cannot be pressed into less.
      await sql`
        insert into inbound_messages (dedupe_key, source, kind, payload, processed_at)
        select ${`probe:${randomUUID()}`}, 'SIMULATOR', 'probe', jsonb_build_object('text', string_agg(md5(n::text || random()), '')), now()
        from generate_series(1, ${probeBytes / 32}::int) as n`;
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) {
      if (!(error instanceof Error && 'code' in error && error.code === diskFullCode)) throw error;
      setDatabaseFull(true);
      return false;
    }
  }
  setDatabaseFull(false);
  return true;
}

/** Ends the transaction; nothing of it stays. */
class TakenBack extends Error {}
