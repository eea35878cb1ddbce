import type postgres from 'postgres';
import { systemSql } from '@/db/system';

/** Small enough that nobody waits for a sweep. */
const batchSize = 500;

/** Each removes one batch of what is older than it is kept, and says how many rows that were. */
const sweeps: readonly ((sql: postgres.Sql) => postgres.PendingQuery<postgres.Row[]>)[] = [
  (sql) => sql`
    delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where created_at < now() - interval '1 day' limit ${batchSize})`,
  (sql) => sql`
    delete from sign_in_attempts where ctid in (
      select ctid from sign_in_attempts where last_failed_at < now() - interval '2 days' limit ${batchSize})`,
  (sql) => sql`
    delete from limit_counts where ctid in (
      select ctid from limit_counts where resets_at < now() limit ${batchSize})`,
  (sql) => sql`
    delete from used_challenges where ctid in (
      select ctid from used_challenges where expires_at < now() limit ${batchSize})`,
  // As long as somebody may want to know from where they were signed in.
  (sql) => sql`
    delete from sessions where (tenant_id, id) in (
      select tenant_id, id from sessions where expires_at < now() - interval '90 days' limit ${batchSize})`,
  (sql) => sql`
    delete from order_claims where (tenant_id, order_id) in (
      select tenant_id, order_id from order_claims where claimed_until < now() - interval '1 day' limit ${batchSize})`,
  // Finished by the last release, or a dead letter that was closed: what this one finishes has no row any more.
  (sql) => sql`
    delete from ledger where id in (
      select id from ledger where done_at < now() - interval '7 days' order by done_at limit ${batchSize})`,
  // Longer than any schedule lasts: its function never even got to give it up.
  (sql) => sql`
    update ledger set failed_at = now(), last_error = coalesce(last_error, 'it was never done') where id in (
      select id from ledger
      where done_at is null and failed_at is null and created_at < now() - interval '14 days'
      limit ${batchSize})`,
  // Dead letters, which nobody has asked for in all that time.
  (sql) => sql`
    delete from ledger where id in (
      select id from ledger where done_at is null and failed_at < now() - interval '90 days' limit ${batchSize})`,
  // The message lives on in its order; its row stays, so that a repeat is known again.
  (sql) => sql`
    update inbound_messages set payload = '{}' where id in (
      select id from inbound_messages
      where processed_at < now() - interval '90 days' and payload <> '{}'::jsonb
      order by processed_at limit ${batchSize})`,
  // Files and rows of imports, which hold customers' data: a day, and a week what may still be undone.
  (sql) => sql`
    update imports set status = 'EXPIRED' where (tenant_id, id) in (
      select tenant_id, id from imports
      where (status in ('UPLOADED', 'CHECKED') or status = 'FAILED' and source <> 'ERP_NIGHTLY') and created_at < now() - interval '1 day' limit ${batchSize})`,
  (sql) => sql`
    delete from import_files where ctid in (
      select ctid from import_files where created_at < now() - interval '1 day' limit ${batchSize})`,
  (sql) => sql`
    delete from import_rows where ctid = any(array(
      select line.ctid from import_rows line join imports one on one.tenant_id = line.tenant_id and one.id = line.import_id
      where one.created_at < now() - interval '1 day' and (
        one.status in ('EXPIRED', 'UNDONE')
        or one.status = 'COMMITTED' and (line.action not in ('CREATE', 'UPDATE') or one.committed_at < now() - interval '7 days'))
      limit ${batchSize}))`,
  sweepEvents,
];

/**
 * Old events with their deliveries and every attempt; one that is still on its way stays. They go by dropping a week of them
 * when all of it is 90 days old (lib/ledger/keep-partitions.ts): this is for what could not be dropped a day later.
 */
function sweepEvents(sql: postgres.Sql) {
  return sql`
    with old as (
      select tenant_id, id from outbound_events event
      where created_at < date_trunc('week', now() - interval '91 days', 'UTC') and not exists (
        select from webhook_deliveries delivery
        where delivery.tenant_id = event.tenant_id and delivery.event_id = event.id and status = 'PENDING')
      order by created_at limit ${batchSize}
    ), attempts as (
      delete from webhook_attempts attempt using webhook_deliveries delivery, old
      where delivery.tenant_id = old.tenant_id and delivery.event_id = old.id
        and attempt.tenant_id = delivery.tenant_id and attempt.delivery_id = delivery.id
    ), deliveries as (
      delete from webhook_deliveries delivery using old
      where delivery.tenant_id = old.tenant_id and delivery.event_id = old.id
    )
    delete from outbound_events event using old where event.tenant_id = old.tenant_id and event.id = old.id`;
}

/**
 * Removes, batch by batch, what nobody will ask for again: counts of limits that have begun anew, challenges that have been
 * answered, answers kept for a repeat, claims and uploaded files after a day, failed sign-ins after two, dead letters that were closed after a week; dead letters
 * and the contents of messages that were read, after 90 days; events and what was sent of them, what is left of a week that was to be dropped. Work that is owed for two weeks becomes a
 * dead letter.
 */
export async function sweepSettled(): Promise<void> {
  const sql = systemSql();
  for (const sweep of sweeps) {
    while ((await sweep(sql)).count >= batchSize);
  }
}
