import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connections, poolSizes } from '@/db/client';
import { listen } from '@/db/listen';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { afterCommit, inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { makeTenant, type TestTenant } from '@/lib/tenancy/testing/make-tenant';
import { systemSql } from './system';
import { tell } from './tell';

let tenant: TestTenant;
let customerId: string;
let heard: string[];
let stop: () => void;
const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
beforeAll(async () => {
  tenant = await makeTenant();
  const { tenantId } = tenant;
  const [customer] = await inTenant(tenant, (tx) =>
    tx.insert(customers).values({ tenantId, name: 'Sunrise Spaza', phoneNumber: '+27825550142' }).returning(),
  );
  customerId = customer?.id ?? '';
});
afterAll(() => owner.end({ timeout: 1 }));
beforeEach(async () => {
  heard = [];
  stop = await listen('order_changes', (payload) => heard.push(payload));
});
afterEach(() => {
  stop();
});

const arrive = (rawText: string) =>
  inTenant(tenant, (tx) => insert(tx, rawText).then(([row]) => row?.id ?? ''));

function insert(tx: Parameters<Parameters<typeof inTenant>[1]>[0], rawText: string) {
  return tx
    .insert(orders)
    .values({ tenantId: tenant.tenantId, customerId, source: 'MESSAGING', rawText })
    .returning({ id: orders.id });
}

/** Calls back before whatever is asked by the system role without Drizzle; until the test has ended. */
function onEachQuery(look: () => void): void {
  const open = connections();
  const { systemSql: usual } = open;
  open.systemSql = new Proxy(usual, {
    apply: (target, self, call: Parameters<postgres.Sql>) => {
      look();
      return Reflect.apply(target, self, call);
    },
  });
  onTestFinished(() => {
    open.systemSql = usual;
  });
}

/** Something told after all that was before. */
async function untilSilent(): Promise<void> {
  const last = `{"last":"${Math.random()}"}`;
  tell([{ channel: 'order_changes', payload: last }]);
  await expect.poll(() => heard).toContain(last);
}

describe('what a transaction changes', () => {
  it('is told once it is committed', async () => {
    const orderId = await arrive('2 cola');
    await expect
      .poll(() => heard.map((payload) => JSON.parse(payload)))
      .toEqual([{ tenantId: tenant.tenantId, orderId, status: 'RECEIVED', version: 1 }]);
  });

  it('is told to nobody when it is undone', async () => {
    const afterwards = vi.fn();
    const undone = inTenant(tenant, async (tx) => {
      afterCommit(afterwards);
      await insert(tx, '2 cola');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await untilSilent();
    expect(heard).toHaveLength(1);
    expect(afterwards).not.toHaveBeenCalled();
  });

  it('is told together with what others change in the same moment', async () => {
    let tellings = 0;
    onEachQuery(() => {
      tellings += 1;
    });
    await Promise.all(Array.from({ length: 40 }, (_, at) => arrive(`${at} cola`)));
    await expect.poll(() => heard.length).toBe(40);
    expect(tellings).toBeGreaterThan(0);
    expect(tellings).toBeLessThan(20);
  });

  it('is told by the database itself for who tells nothing, such as the release before', async () => {
    const orderId = await arrive('2 cola');
    await expect.poll(() => heard.length).toBe(1);
    await owner`update orders set version = 7 where id = ${orderId}`;
    await expect.poll(() => heard[1]).toContain('"version" : 7');
  });

  it('is told of each row, however many there are', async () => {
    const { tenantId } = tenant;
    await inTenant(tenant, (tx) =>
      tx.execute(sql`insert into orders (tenant_id, customer_id, source, raw_text)
        select ${tenantId}, ${customerId}, 'MESSAGING', 'order ' || n from generate_series(1, 2500) as n`),
    );
    await expect.poll(() => heard.length, { timeout: 5000 }).toBe(2500);
  });

  it('is told again when the telling failed', async () => {
    let refusals = 1;
    onEachQuery(() => {
      refusals -= 1;
      if (refusals >= 0) throw new Error('the connection is gone');
    });
    await arrive('3 cola');
    await expect.poll(() => heard.length, { timeout: 5000 }).toBe(1);
  });
});

it('opens eight connections at most, however much is asked at once', async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => [
      inTenant(tenant, (tx) => tx.execute(sql`select pg_sleep(0.01)`)),
      connections().system.execute(sql`select pg_sleep(0.01)`),
      systemSql()`select pg_sleep(0.01)`,
    ]).flat(),
  );
  const [found] = await owner<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  expect(found.count).toBe(8);
  expect(poolSizes()).toEqual({ app: 5, system: 2 });
});
