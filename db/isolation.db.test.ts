import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections } from '@/db/client';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { furnishTenant } from '@/lib/http/testing/furnish-tenant';
import type { TenantId } from '@/lib/ids';
import { makeTenant, type TestTenant } from '@/lib/tenancy/testing/make-tenant';

let a: TestTenant;
let b: TestTenant;
let owner: postgres.Sql;
let tenantTables: string[];
beforeAll(async () => {
  owner = postgres(ownerUrl(), { max: 1 });
  const found = await owner<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute t on t.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and t.attname = 'tenant_id' order by 1`;
  tenantTables = found.map(({ name }) => name);
  [a, b] = [await makeTenant(), await makeTenant()];
  await furnishTenant(a);
  await furnishTenant(b);
  await fillTheRest(a.tenantId);
  await fillTheRest(b.tenantId);
});
afterAll(() => owner.end({ timeout: 1 }));

/** A row in every table that furnishing leaves empty, as the owner: what matters here is who sees it. */
async function fillTheRest(tenantId: TenantId) {
  const [product] = await owner`select id from products where tenant_id = ${tenantId}`;
  const [order] = await owner`select id, customer_id from orders where tenant_id = ${tenantId}`;
  const [place] = await owner`select id from locations where tenant_id = ${tenantId}`;
  const [endpoint] = await owner`select id from webhook_endpoints where tenant_id = ${tenantId}`;
  const t = tenantId;
  await owner`insert into product_prices (tenant_id, product_id, price_tier, price) values (${t}, ${product?.id}, 'GOLD', 1)`;
  await owner`insert into stock_levels (tenant_id, product_id, location_id) values (${t}, ${product?.id}, ${place?.id})`;
  await owner`insert into messaging_channels (tenant_id, phone_number_id) values (${t}, ${`id-${t}`})`;
  await owner`insert into inbound_messages (tenant_id, dedupe_key, source, kind, payload) values (${t}, ${t}, 'MESSAGING', 'text', '{}')`;
  await owner`insert into notifications (tenant_id, order_id, customer_id, kind, to_number, body)
    values (${t}, ${order?.id}, ${order?.customer_id}, 'SPLIT', '+27', 'x')`;
  const [event] =
    await owner`insert into outbound_events (tenant_id, name, body) values (${t}, 'order.approved', '{}') returning id`;
  const [delivery] = await owner`insert into webhook_deliveries (tenant_id, endpoint_id, event_id, event_name)
    values (${t}, ${endpoint?.id}, ${event?.id}, 'order.approved') returning id`;
  await owner`insert into webhook_attempts (tenant_id, delivery_id, number, duration_ms) values (${t}, ${delivery?.id}, 1, 1)`;
  await owner`insert into ledger (tenant_id, name, payload) values (${t}, 'message/received', '{}')`;
  await owner`insert into idempotency_keys (tenant_id, scope, key, body_hash, locked_until) values (${t}, 's', 'k', 'h', now())`;
  await owner`insert into order_claims (tenant_id, order_id, holder_id, holder_name, claimed_until)
    values (${t}, ${order?.id}, ${order?.id}, 'Thandi', now())`;
  await owner`insert into order_attachments (tenant_id, order_id, kind) values (${t}, ${order?.id}, 'IMAGE')`;
  await owner`insert into order_tasks (tenant_id, order_id, kind, message) values (${t}, ${order?.id}, 'MESSAGE_DELETED', 'x')`;
  await owner`insert into line_proposals (tenant_id, order_id, change) values (${t}, ${order?.id}, '{}')`;
  await owner`insert into customer_questions (tenant_id, order_id, line_id, notification_id, phrase, words, choices, asked_by)
    values (${t}, ${order?.id}, ${t}, ${t}, 'x', 'x', '[]', 'Thandi')`;
  await owner`insert into canned_replies (tenant_id, title, body, language) values (${t}, 'x', 'x', 'en')`;
  await owner`insert into catalogue_changes (tenant_id, version, position, kind) values (${t}, 1000, 1, 'ALL')`;
  await owner`insert into message_templates (tenant_id, kind, language, body) values (${t}, 'SPLIT', 'en', 'x')`;
  await owner`insert into customer_merges (tenant_id, survivor_id, merged_id, parts)
    values (${t}, ${order?.customer_id}, ${order?.customer_id}, '{}')`;
  await owner`insert into customer_item_codes (tenant_id, customer_id, product_id, code, normalised_code)
    values (${t}, ${order?.customer_id}, ${product?.id}, '1', '1')`;
  await owner`insert into order_history (tenant_id, id, customer_id, ordered_on, quantity)
    values (${t}, gen_random_uuid(), ${order?.customer_id}, '2026-01-05', 1)`;
  await owner`insert into imports (tenant_id, target, file_type, created_by) values (${t}, 'products', 'csv', 'x')`;
  await owner`insert into import_files (tenant_id, import_id, part, bytes) values (${t}, ${t}, 1, 'x')`;
  await owner`insert into import_rows (tenant_id, import_id, row_number, values) values (${t}, ${t}, 1, '{}')`;
  await owner`insert into erp_values (tenant_id, target, key_hash, subject_id, values) values (${t}, 'products', 'x', ${product?.id}, '{}')`;
  const [other] =
    await owner`insert into products (tenant_id, sku, name, base_price) values (${t}, 'OTHER', 'Other', 1) returning id`;
  await owner`insert into product_substitutes (tenant_id, product_id, substitute_id, position)
    values (${t}, ${product?.id}, ${other?.id}, 1)`;
  await owner`insert into audit_beginnings (tenant_id, position, hash) values (${t}, 1, 'x')`;
  await owner`insert into erp_reachability (tenant_id) values (${t})`;
  await owner`insert into sales_order_counters (tenant_id, year, last_number) values (${t}, 2026, 1)`;
}

const ownersOf = async (table: string, tenantId: TenantId) => {
  const rows = await inTenant({ tenantId }, (tx) =>
    tx.execute<{ owner: string }>(sql`select tenant_id as owner from ${sql.identifier(table)}`),
  );
  return [...new Set(rows.map((row) => row.owner))];
};

describe('every table of a tenant', () => {
  it('is under forced row-level security with a policy for the service’s role', async () => {
    const loose = await owner`
      select c.relname, c.relrowsecurity, c.relforcerowsecurity from pg_class c
      where c.relname = any(${[...tenantTables, 'tenants']}) and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity and exists (
          select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
            and p.polroles = array['order_intake_app'::regrole::oid]
            and p.polqual is not null and p.polwithcheck is not null))`;
    expect(loose).toEqual([]);
    expect(tenantTables.length).toBeGreaterThanOrEqual(28);
  });

  it('is reached through its own policies where it has partitions: nobody has a right to one of those', async () => {
    const open = await owner`
      select c.relname from pg_class c where c.relispartition and c.relkind = 'r' and (
        not c.relrowsecurity or exists (select from pg_policy where polrelid = c.oid)
        or exists (select from aclexplode(c.relacl) held where held.grantee <> c.relowner)
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attacl is not null))`;
    expect(open).toEqual([]);
  });

  it('has the tenant first in every unique index that the tenant is part of', async () => {
    const stray = await owner`
      select i.indexrelid::regclass::text as index from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and t.attnum = any(i.indkey) and i.indkey[0] <> t.attnum`;
    expect(stray).toEqual([]);
  });

  it('shows a tenant its own rows and no others, without any WHERE', async () => {
    for (const table of tenantTables) {
      expect(await ownersOf(table, a.tenantId), table).toEqual([a.tenantId]);
      expect(await ownersOf(table, b.tenantId), table).toEqual([b.tenantId]);
    }
    const seen = await inTenant(a, (tx) => tx.execute(sql`select id from tenants`));
    expect(seen).toEqual([{ id: a.tenantId }]);
  });

  it.each([
    ['no tenant is set', undefined],
    ['the setting is empty, as a pooled connection leaves it', ''],
  ])('shows nothing when %s', async (_name, setting) => {
    await connections().app.transaction(async (tx) => {
      if (setting !== undefined) await tx.execute(sql`select set_config('app.tenant_id', ${setting}, true)`);
      for (const table of [...tenantTables, 'tenants']) {
        const [row] = await tx.execute(sql`select count(*)::int as rows from ${sql.identifier(table)}`);
        expect(row, table).toEqual({ rows: 0 });
      }
      expect(await tx.execute(sql`select * from search_orders('', null, 10, 0)`)).toHaveLength(0);
    });
  });

  it('takes no row, change or removal for another tenant', async () => {
    const into = (query: ReturnType<typeof sql>) => inTenant(a, (tx) => tx.execute(query));
    const place = sql`insert into locations (tenant_id, code, name) values (${b.tenantId}, 'X', 'X')`;
    await expect(into(place)).rejects.toThrow();
    await expect(into(sql`update locations set tenant_id = ${b.tenantId}`)).rejects.toThrow();
    for (const table of ['orders', 'customers', 'products', 'users', 'ledger']) {
      const theirs = sql`update ${sql.identifier(table)} set tenant_id = tenant_id where tenant_id = ${b.tenantId}`;
      expect((await into(theirs)).count, table).toBe(0);
    }
    const gone = sql`delete from order_lines where tenant_id = ${b.tenantId}`;
    expect((await into(gone)).count).toBe(0);
  });

  it('cannot be linked to another tenant’s row', async () => {
    const [theirs] = await owner`select id from customers where tenant_id = ${b.tenantId}`;
    const link = sql`insert into orders (tenant_id, source, customer_id) values (${a.tenantId}, 'MESSAGING', ${theirs?.id})`;
    await expect(inTenant(a, (tx) => tx.execute(link))).rejects.toThrow();
  });
});

describe('the roles of the service', () => {
  it.each(['order_intake_app', 'order_intake_system'])(
    '%s owns nothing and bypasses nothing',
    async (role) => {
      const [facts] = await owner`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = r.oid) as tables,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = ${role}`;
      expect(facts).toEqual({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        tables: 0,
        functions: 0,
        memberships: 0,
      });
    },
  );

  it('cannot alter or remove what has happened', async () => {
    for (const table of ['audit_events', 'webhook_attempts']) {
      const name = sql.identifier(table);
      for (const query of [
        sql`update ${name} set id = id`,
        sql`delete from ${name}`,
        sql`truncate ${name}`,
      ]) {
        await expect(
          inTenant(a, (tx) => tx.execute(query)),
          table,
        ).rejects.toThrow();
      }
    }
  });

  it('cannot switch the protection off', async () => {
    for (const query of [
      sql`alter table orders disable row level security`,
      sql`alter table orders no force row level security`,
      sql`drop policy tenant_isolation on orders`,
      sql`set local role order_intake_owner`,
      sql`create table mine (id int)`,
    ]) {
      await expect(inTenant(a, (tx) => tx.execute(query))).rejects.toThrow();
    }
  });

  it('lets the system role at no order, customer or product', async () => {
    for (const table of ['orders', 'order_lines', 'customers', 'products', 'audit_events', 'notifications']) {
      const read = systemDb().execute(sql`select * from ${sql.identifier(table)}`);
      await expect(read, table).rejects.toThrow();
    }
    await expect(systemDb().execute(sql`select pin_hash from users limit 1`)).resolves.toHaveLength(1);
  });
});
