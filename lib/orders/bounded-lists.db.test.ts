import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mostLookedAt } from '@/db/bounded';
import { newestFirst, oldestFirst } from '@/db/newest-first';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { ordersSheet } from './export-orders';
import { listOrders } from './list-orders';
import { listQueue } from './list-queue';

const some = { limit: 50, offset: 0 };
const more = 300;
let tenant: TestTenant;

/** More orders than are looked at, a minute apart; the oldest are the only ones to say `zq` and `quagga`. */
beforeAll(async () => {
  tenant = await makeTenant();
  const { tenantId } = tenant;
  await inTenant(tenant, async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ tenantId, name: 'Sunrise Spaza', phoneNumber: '+27825550142' })
      .returning();
    await tx.execute(sql`
      insert into orders (tenant_id, status, source, customer_id, raw_text, search_text, kind, created_at, updated_at)
      select ${tenantId}, case when n <= 250 then 'PENDING_REVIEW' else 'COMPLETED' end::order_status, 'MESSAGING',
        ${customer?.id}, 'order ' || n, case when n <= 3 then 'zq quagga ' || n else n || ' x brown bread' end,
        case when n <= 3 then 'COMPLAINT' else 'ORDER' end, moment, moment
      from generate_series(1, ${mostLookedAt + more}) as n
      cross join lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as moment) as at`);
  });
}, 60_000);

const texts = (page: { orders: readonly { rawText: string }[] }) => page.orders.map(({ rawText }) => rawText);

describe('a list of more orders than are looked at', () => {
  it('counts so far, and says that there are more', async () => {
    expect(await listOrders(tenant.clerk, some)).toMatchObject({
      ...{ total: mostLookedAt, totalIsExact: false, searchedOnly: null },
    });
  });

  it('looks for two letters in the newest alone, and says so', async () => {
    expect(await listOrders(tenant.clerk, { ...some, search: 'zq' })).toMatchObject({
      ...{ orders: [], total: 0, totalIsExact: false, searchedOnly: mostLookedAt },
    });
    const oldest = await listOrders(tenant.clerk, { ...some, search: 'zq', sort: 'createdAt' });
    expect(texts(oldest)).toEqual(['order 1', 'order 2', 'order 3']);
  });

  it('finds a rare word wherever it stands, with what else is asked', async () => {
    const found = { total: 3, totalIsExact: true, searchedOnly: null };
    const rare = await listOrders(tenant.clerk, { ...some, search: 'Quagga' });
    expect(rare).toMatchObject(found);
    expect(texts(rare)).toEqual(['order 3', 'order 2', 'order 1']);
    expect(await listOrders(tenant.clerk, { ...some, search: 'quagga', kind: 'COMPLAINT' })).toMatchObject(
      found,
    );
    const other = await listOrders(tenant.clerk, { ...some, search: 'quagga', status: 'COMPLETED' });
    expect(other).toMatchObject({ total: 0, totalIsExact: true });
    const second = await listOrders(tenant.clerk, { limit: 1, offset: 1, search: 'quagga' });
    expect(texts(second)).toEqual(['order 2']);
  });

  it('gives the newest with a common word, and counts those that were looked at', async () => {
    const page = await listOrders(tenant.clerk, { limit: 2, offset: 1, search: 'brown' });
    expect(texts(page)).toEqual([`order ${mostLookedAt + more - 1}`, `order ${mostLookedAt + more - 2}`]);
    expect(page).toMatchObject({ total: mostLookedAt, totalIsExact: false, searchedOnly: mostLookedAt });
  });

  it('is searched to its end by cursors, a bounded piece each', async () => {
    for (const query of [{ search: 'zq' }, { kind: 'COMPLAINT' as const }]) {
      const first = await listOrders(tenant.clerk, { ...some, ...query, cursor: '' });
      expect(first.orders).toEqual([]);
      const second = await listOrders(tenant.clerk, { ...some, ...query, cursor: first.nextCursor ?? '' });
      expect(texts(second)).toEqual(['order 3', 'order 2', 'order 1']);
      expect(second.nextCursor).toBeNull();
    }
  });

  it('exports all that a search finds', async () => {
    const rows: (readonly unknown[])[] = [];
    for await (const page of ordersSheet(tenant.clerk, { search: 'zq' }).pages) rows.push(...page);
    expect(rows).toHaveLength(3);
  });

  it('has in the queue those that have waited longest', async () => {
    const queue = await listQueue(tenant.clerk);
    expect(queue).toHaveLength(200);
    expect(queue[0]?.rawText).toBe('order 1');
  });

  it.each([
    ['newest', newestFirst],
    ['oldest', oldestFirst],
  ])('is read %s first as its index has it, without a sort', async (_, way) => {
    const plan = await inTenant(tenant, (tx) =>
      tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from orders where tenant_id = ${tenant.tenantId} order by ${way(orders.createdAt)}, ${way(orders.id)} limit 50`,
      ),
    );
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('orders_by_time');
    expect(lines).not.toContain('Sort');
  });
});
