import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerUrl } from '@/db/testing/test-database';
import { furnishTenant } from '../http/testing/furnish-tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { sweepSettled } from './sweep-settled';

const owner = postgres(ownerUrl(), { max: 1 });
afterAll(() => owner.end({ timeout: 1 }));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const count = async (table: string) => {
  const [row] =
    await owner`select count(*)::int as rows from ${owner(table)} where tenant_id = ${tenant.tenantId}`;
  return row?.rows;
};

/** An event of that age with one delivery and one attempt. */
async function event(days: number, status: string) {
  const [endpoint] = await owner`select id from webhook_endpoints where tenant_id = ${tenant.tenantId}`;
  const [stored] = await owner`insert into outbound_events (tenant_id, name, body, created_at)
    values (${tenant.tenantId}, 'order.approved', '{}', ${daysAgo(days)}) returning id`;
  const [delivery] = await owner`insert into webhook_deliveries
    (tenant_id, endpoint_id, event_id, event_name, status, created_at)
    values (${tenant.tenantId}, ${endpoint?.id}, ${stored?.id}, 'order.approved', ${status}, ${daysAgo(days)})
    returning id`;
  await owner`insert into webhook_attempts (tenant_id, delivery_id, number, duration_ms)
    values (${tenant.tenantId}, ${delivery?.id}, 1, 1)`;
}
const message = (processedAt: Date | null, tenantId: string | null = tenant.tenantId) =>
  owner`insert into inbound_messages (tenant_id, dedupe_key, source, kind, payload, processed_at, created_at)
    values (${tenantId}, ${randomUUID()}, 'MESSAGING', 'text', '{"from": "+27"}', ${processedAt}, ${daysAgo(400)})`;
const work = (doneAt: Date | null, failedAt: Date | null = null) =>
  owner`insert into ledger (tenant_id, name, payload, done_at, failed_at)
    values (${tenant.tenantId}, 'event/recorded', '{}', ${doneAt}, ${failedAt})`;

describe('the sweep', () => {
  it('removes events of a week that could not be dropped, with deliveries and attempts, but none that is still on its way', async () => {
    await furnishTenant(tenant);
    const tables = ['outbound_events', 'webhook_deliveries', 'webhook_attempts'];
    const counts = () => Promise.all(tables.map(count));
    const before = await counts();
    await event(99, 'DELIVERED');
    await event(99, 'FAILED');
    await event(99, 'PENDING');
    await event(89, 'DELIVERED');
    await sweepSettled();
    expect(await counts()).toEqual(before.map((rows = 0) => rows + 2));
  });

  it('empties messages that were read long ago, and keeps their rows so that a repeat is known', async () => {
    await message(daysAgo(91));
    await message(daysAgo(89));
    await message(null);
    await sweepSettled();
    const rows = await owner`select payload from inbound_messages
      where tenant_id = ${tenant.tenantId} order by processed_at`;
    expect(rows.map(({ payload }) => payload)).toEqual([{}, { from: '+27' }, { from: '+27' }]);
  });

  it('removes finished work after a week and dead letters after 90 days, and nothing that is owed', async () => {
    await work(daysAgo(8));
    await work(daysAgo(6));
    await work(null, daysAgo(91));
    await work(null, daysAgo(8));
    await work(null);
    await sweepSettled();
    expect(await count('ledger')).toBe(3);
  });

  it('makes a dead letter of what was owed for two weeks, and says since when', async () => {
    await work(null);
    await work(null);
    const [old] = await owner`update ledger set created_at = ${daysAgo(15)}
      where id = (select id from ledger where tenant_id = ${tenant.tenantId} limit 1) returning id`;
    await sweepSettled();
    const failed = await owner`select id, last_error from ledger
      where tenant_id = ${tenant.tenantId} and failed_at is not null`;
    expect(failed).toEqual([{ id: old?.id, last_error: 'it was never done' }]);
  });

  it('removes expired claims and yesterday’s answers', async () => {
    await furnishTenant(tenant);
    const [order] = await owner`select id from orders where tenant_id = ${tenant.tenantId}`;
    await owner`insert into order_claims (tenant_id, order_id, holder_id, holder_name, claimed_until)
      values (${tenant.tenantId}, ${order?.id}, ${order?.id}, 'Thandi', ${daysAgo(2)})`;
    for (const days of [2, 0]) {
      await owner`insert into idempotency_keys (tenant_id, scope, key, body_hash, locked_until, created_at)
        values (${tenant.tenantId}, 's', ${String(days)}, 'h', now(), ${daysAgo(days)})`;
    }
    await sweepSettled();
    expect([await count('order_claims'), await count('idempotency_keys')]).toEqual([0, 1]);
  });

  it('goes on until nothing old is left, however much there is', async () => {
    await owner`insert into ledger (tenant_id, name, payload, done_at)
      select ${tenant.tenantId}, 'event/recorded', '{}', ${daysAgo(30)} from generate_series(1, 1234)`;
    await sweepSettled();
    expect(await count('ledger')).toBe(0);
  });
});
