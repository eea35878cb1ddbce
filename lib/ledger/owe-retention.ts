import { systemSql } from '@/db/system';

/**
 * Once a day, after two at night of the tenant's own time, owes the removal of what a tenant keeps for some days only.
 * One statement, so that of several machines one owes it; a night without any machine is made up for in the morning. A
 * schedule of the executor's would be a second memory beside the ledger, and the embedded one keeps none.
 */
export async function oweRetention(): Promise<void> {
  await systemSql()`
    with due as (
      update tenants set retention_owed_on = (now() at time zone time_zone)::date
      where (keep_recordings_days is not null or keep_texts_days is not null)
        and extract(hour from now() at time zone time_zone) >= 2
        and retention_owed_on is distinct from (now() at time zone time_zone)::date
      returning id
    )
    insert into ledger (tenant_id, name, payload) select id, 'retention/due', '{}' from due`;
}
