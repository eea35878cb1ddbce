import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import type { TestTenant } from '../../tenancy/testing/make-tenant';

/** Tables in which more is written with every step, whatever is undone. */
const trails = [
  'audit_events',
  'audit_links',
  'customer_merges',
  'catalogue_versions',
  'catalogue_changes',
  'idempotency_keys',
];

/**
 * Every row that a tenant has, by table, but for counters and moments of change: what undoing must bring back.
 */
export async function tenantRows(tenant: TestTenant): Promise<Record<string, unknown[]>> {
  return inTenant(tenant, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id' order by 1`);
    const rows: Record<string, unknown[]> = {};
    for (const { name } of tables.filter((table) => !trails.includes(table.name))) {
      rows[name] = await tx.execute(sql`
        select to_jsonb(t) - 'version' - 'updated_at' as row from ${sql.identifier(name)} t order by 1`);
    }
    return rows;
  });
}

/** Tables that say whose something is. */
export async function tablesOfCustomers(tenant: TestTenant): Promise<string[]> {
  return inTenant(tenant, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' order by 1`);
    return tables.map(({ name }) => name);
  });
}
