import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboundEvents } from '@/db/schema/outbound-events';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import type { Context } from '../context';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { listEvents } from './list-events';
import { recordEvent } from './record-event';

let owner: postgres.Sql;
beforeAll(() => {
  owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
});
afterAll(() => owner.end({ timeout: 1 }));

/** What PostgreSQL has counted in the table's partitions. */
async function writes() {
  const [row] = await owner<{ inserted: number; updated: number }[]>`
    select sum(n_tup_ins)::int as inserted, sum(n_tup_upd)::int as updated
    from pg_stat_all_tables where relid in (select relid from pg_partition_tree('outbound_events'))`;
  return row ?? { inserted: 0, updated: 0 };
}
const numbersOf = async (ctx: Context) =>
  (await listEvents(ctx, { limit: 10 })).events.map(({ data }) => (data as { n?: number }).n);

it('writes an event once, with its position', async () => {
  const { manager } = await makeTenant();
  const before = await writes();
  for (const n of [1, 2])
    await inTenant(manager, async (tx) => {
      await recordEvent(tx, manager, { name: 'inventory.low_stock', data: { n } });
      // Otherwise it is counted within ten seconds.
      await tx.execute(sql`select pg_stat_force_next_flush()`);
    });
  expect(await writes()).toEqual({ ...before, inserted: before.inserted + 2 });
  expect(await numbersOf(manager)).toEqual([1, 2]);
});

it('takes its place among events of the last release, which gives them none', async () => {
  const { manager } = await makeTenant();
  const record = (n: number) =>
    inTenant(manager, (tx) => recordEvent(tx, manager, { name: 'inventory.low_stock', data: { n } }));
  await record(1);
  const body = JSON.stringify({ event: 'inventory.low_stock', data: { n: 2 } });
  await inTenant(manager, (tx) =>
    tx.insert(outboundEvents).values({ tenantId: manager.tenantId, name: 'inventory.low_stock', body }),
  );
  await record(3);
  expect(await numbersOf(manager)).toEqual([1, 2, 3]);
});
