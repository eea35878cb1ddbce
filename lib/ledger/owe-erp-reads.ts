import { systemSql } from '@/db/system';

/**
 * Once a day, after three at night of the tenant's own time, owes a reading of what the tenant has read from its ERP every
 * night: of what a person has taken from it before, with the columns as they were confirmed. Owed as `oweRetention` owes,
 * by one statement, so that of several machines one owes it, and a night without any is made up for in the morning.
 */
export async function oweErpReads(): Promise<void> {
  await systemSql()`
    with due as (
      update tenants set erp_reads_owed_on = (now() at time zone time_zone)::date
      where (reads_erp_customers or reads_erp_products) and erp_config is not null
        and extract(hour from now() at time zone time_zone) >= 3
        and erp_reads_owed_on is distinct from (now() at time zone time_zone)::date
      returning id, reads_erp_customers, reads_erp_products
    )
    insert into ledger (tenant_id, name, payload)
    select due.id, 'erp/read.due', jsonb_build_object('target', wanted.target)
    from due, lateral (values ('customers', reads_erp_customers), ('products', reads_erp_products)) wanted(target, is_on)
    where wanted.is_on and exists (
      select from imports one where one.tenant_id = due.id and one.target = wanted.target
        and one.source = 'ERP' and one.status = 'COMMITTED')`;
}
