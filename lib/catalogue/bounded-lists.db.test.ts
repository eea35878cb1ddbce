import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mostLookedAt } from '@/db/bounded';
import { inTenant } from '@/db/tenant';
import { listAuditEvents } from '../audit/list-audit-events';
import { listCustomers } from '../customers/list-customers';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { listAliases } from './list-aliases';
import { listProducts } from './list-products';

const some = { limit: 50, offset: 0 };
const many = mostLookedAt + 100;
let tenant: TestTenant;

/** More of each than are looked at; those that are searched for come last by name. */
beforeAll(async () => {
  tenant = await makeTenant();
  const { tenantId } = tenant;
  const rows = sql`generate_series(1, ${many}) as n`;
  await inTenant(tenant, async (tx) => {
    await tx.execute(sql`insert into products (tenant_id, sku, name, base_price)
      select ${tenantId}, 'S-' || n, case when n <= 2 then 'Zq Zebra ' || n else 'Maize meal ' || n end, 10 from ${rows}`);
    await tx.execute(sql`insert into customers (tenant_id, name, phone_number)
      select ${tenantId}, case when n <= 2 then 'Zq Zebra ' || n else 'Spaza ' || n end, '+2782' || lpad(n::text, 7, '0')
      from ${rows}`);
    await tx.execute(sql`insert into product_aliases (tenant_id, product_id, alias_text, normalised_text)
      select ${tenantId}, p.id, case when p.name like 'Zq%' then 'zulu ' else 'mealie ' end || p.sku, p.sku
      from products p where p.tenant_id = ${tenantId}`);
    await tx.execute(sql`insert into audit_events (tenant_id, action, actor, request_id, created_at)
      select ${tenantId}, case when n <= 2 then 'user.created' else 'order.received' end, '{"kind":"system","name":"x"}',
        'r', timestamptz '2026-01-01' + n * interval '1 minute' from ${rows}`);
  });
}, 120_000);

const exact = { totalIsExact: true, searchedOnly: null };
const cut = { totalIsExact: false, searchedOnly: mostLookedAt };
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('a search among more rows than are looked at', () => {
  it('finds a rare word wherever it stands', async () => {
    const products = await listProducts(tenant.clerk, { ...some, search: 'zebra' });
    expect(products).toMatchObject({ total: 2, ...exact });
    expect(names(products.products)).toEqual(['Zq Zebra 1', 'Zq Zebra 2']);
    expect(names((await listProducts(tenant.clerk, { ...some, search: 'S-2 zebra' })).products)).toEqual([
      'Zq Zebra 2',
    ]);
    expect(await listProducts(tenant.clerk, { ...some, search: 'zulu' })).toMatchObject({
      total: 2,
      ...exact,
    });
    const customers = await listCustomers(tenant.clerk, { ...some, search: 'zebra' });
    expect(customers).toMatchObject({ total: 2, ...exact });
    const byNumber = await listCustomers(tenant.clerk, { ...some, search: '0820000002' });
    expect(names(byNumber.customers)).toEqual(['Zq Zebra 2']);
  });

  it('looks for two letters at the beginning of all texts, within the first alone, and says so', async () => {
    const products = await listProducts(tenant.clerk, { ...some, search: 'zq' });
    expect(names(products.products)).toEqual(['Zq Zebra 1', 'Zq Zebra 2']);
    expect(products).toMatchObject({ total: 2, ...cut });
    const customers = await listCustomers(tenant.clerk, { ...some, search: 'zq' });
    expect(names(customers.customers)).toEqual(['Zq Zebra 1', 'Zq Zebra 2']);
    expect(customers).toMatchObject({ total: 2, ...cut });
    expect(await listProducts(tenant.clerk, { ...some, search: 'ra' })).toMatchObject({ total: 0, ...cut });
  });

  it('stops counting a common word', async () => {
    expect(await listProducts(tenant.clerk, { ...some, search: 'maize' })).toMatchObject({
      ...{ total: mostLookedAt, ...cut },
    });
    expect(await listCustomers(tenant.clerk, { ...some, search: 'spaza' })).toMatchObject({
      ...{ total: mostLookedAt, ...cut },
    });
  });

  it('finds phrases by themselves and by their products', async () => {
    for (const search of ['zulu', 'zebra', 'Zq Zeb']) {
      const page = await listAliases(tenant.clerk, { ...some, search });
      expect(page.aliases.map(({ aliasText }) => aliasText)).toEqual(['zulu S-1', 'zulu S-2']);
      expect(page).toMatchObject({ total: 2, ...exact });
    }
    expect(await listAliases(tenant.clerk, { ...some, search: 'zu' })).toMatchObject({ total: 0, ...cut });
  });

  it('looks for kinds of events among the newest, and further back between days', async () => {
    const query = { ...some, kind: 'user' };
    expect(await listAuditEvents(tenant.manager, query)).toMatchObject({ events: [], total: 0, ...cut });
    const then = { from: '2026-01-01', to: '2026-01-02' };
    expect(await listAuditEvents(tenant.manager, { ...query, ...then })).toMatchObject({
      total: 2,
      ...exact,
    });
  });

  it('shows nothing of another tenant', async () => {
    const other = await makeTenant();
    for (const search of ['zebra', 'zq']) {
      expect(await listProducts(other.clerk, { ...some, search })).toMatchObject({ total: 0, ...exact });
      expect(await listCustomers(other.clerk, { ...some, search })).toMatchObject({ total: 0, ...exact });
    }
  });
});
