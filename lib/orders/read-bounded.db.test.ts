import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { readOrder } from './read-order';
import { type Desk, openDesk } from './testing/open-desk';

/** Orders of the same customer that were settled long ago. */
const earlier = 3000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('reading a message', () => {
  it('looks at little of a customer who has ordered thousands of times, before the database knows how often', async () => {
    const { id } = await desk.receive('good morning');
    const orderId = mintOrderId(id);
    await inTenant(desk, (tx) =>
      tx.execute(sql`
        insert into orders (tenant_id, status, source, customer_id, raw_text, created_at, updated_at)
        select tenant_id, 'COMPLETED', source, customer_id, raw_text, moment, moment
        from orders, generate_series(1, ${earlier}) as n
        cross join lateral (select timestamptz '2020-01-01' + n * interval '1 hour' as moment) as at
        where orders.id = ${orderId}`),
    );
    await inTenant(desk, (tx) =>
      tx.execute(sql`
        insert into order_lines (tenant_id, order_id, position, raw_item_text, quantity, order_quantity)
        select tenant_id, id, 0, 'bread', 1, 1 from orders where status = 'COMPLETED'`),
    );
    const looks = await inTenant(desk, async (tx) => {
      await tx
        .update(orders)
        .set({ status: 'RECEIVED', rawText: '2 zing cola 330ml can' })
        .where(eq(orders.id, orderId));
      const workId = await oweWork(tx, desk, 'message/received', { messageId: 'of the order' });
      const before = await fetched();
      await readOrder(desk.clerk, { orderId, workId });
      return (await fetched()) - before;

      async function fetched(): Promise<number> {
        // Joined verbs share the transaction, whose own counters know nothing of other tests.
        const [row] = await tx.execute<{ rows: number }>(
          sql`select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
            where relname in ('orders', 'order_lines')`,
        );
        return row?.rows ?? 0;
      }
    });
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(100);
  });
});
