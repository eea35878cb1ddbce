import { systemSql } from '@/db/system';

/** Removes what nobody will ask for again: answers older than a day, work done a week ago, old failed sign-ins. */
export async function sweepSettled(): Promise<void> {
  const sql = systemSql();
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`;
  await sql`delete from ledger where done_at < now() - interval '7 days'`;
  await sql`delete from sign_in_attempts where last_failed_at < now() - interval '2 days'`;
}
