import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '@/lib/ids';
import { startRelay } from '@/lib/ledger/relay';
import { configureMessaging } from '@/lib/messaging/testing/configure-messaging';
import { deliver, payloadOf, textMessage } from '@/lib/messaging/testing/deliver';
import { approveOrder } from '@/lib/orders/approve-order';
import { type Desk, openDesk } from '@/lib/orders/testing/open-desk';
import { findReceived } from '@/lib/orders/testing/receive-raw';
import { startPair } from './embedded/testing/start-pair';
import { allFunctions } from './functions';

configureMessaging();

/** Less than one call of an ERP that does not answer takes until it is given up. */
const soonMs = 5_000;
/** Its share, and what was under way. */
const fewOfTheOthers = 60;

async function openTwo(): Promise<{ busy: Desk; quiet: Desk }> {
  const [busy, quiet] = [await openDesk(), await openDesk()];
  onTestFinished(async () => void (await Promise.all([busy.close(), quiet.close()])));
  return { busy, quiet };
}

async function startMachine() {
  const { app } = await startPair(allFunctions);
  const relay = await startRelay(async (events) => void (await app.client.send(events)));
  onTestFinished(() => relay.stop());
}

/** So many orders like one that was approved, each owed to the ERP. */
async function approveMany(desk: Desk, count: number): Promise<void> {
  const { id } = await desk.receive('2 zing cola 330ml can');
  await inTenant(desk, async (tx) => {
    await tx.execute(sql`
      with copied as (
        insert into orders (tenant_id, status, source, customer_id, location_id, raw_text, total_amount, approved_at, accounted, head)
        select tenant_id, 'APPROVED', source, customer_id, location_id, raw_text || n, total_amount, now(), accounted, head
        from orders, generate_series(1, ${count}) as n where id = ${id} returning id
      ), lines as (
        insert into order_lines (tenant_id, order_id, position, raw_item_text, quantity, unit, order_quantity, product_id,
          match_confidence, unit_price, subtotal, verified)
        select tenant_id, copied.id, position, raw_item_text, quantity, unit, order_quantity, product_id,
          match_confidence, unit_price, subtotal, true from order_lines, copied where order_id = ${id}
      )
      insert into ledger (tenant_id, name, payload)
      select ${desk.tenantId}, 'order/approved', jsonb_build_object('orderId', id) from copied`);
  });
}

describe('one tenant’s backlog and another’s ordinary work', () => {
  it('reaches an ERP at once beside 200 orders for one that does not answer', async () => {
    const { busy, quiet } = await openTwo();
    const order = await quiet.receive('3 harvest brown bread 700g');
    await inTenant(quiet, (tx) =>
      tx.update(tenants).set({ undoSeconds: 0 }).where(eq(tenants.id, quiet.tenantId)),
    );
    busy.erp.setFault({ kind: 'slow', delayMs: 60_000, times: 1_000 });
    await approveMany(busy, 200);
    await startMachine();
    const underWay = () => inTenant(busy, (tx) => tx.$count(orders, isNotNull(orders.erpLeasedUntil)));
    await expect.poll(underWay, { timeout: 20_000 }).toBeGreaterThan(0);

    const startedAt = Date.now();
    await approveOrder(quiet.clerk, {
      orderId: mintOrderId(order.id),
      overrideCreditHold: false,
      confirmCustomer: true,
    });
    await expect.poll(() => quiet.erp.orders().length, { interval: 20, timeout: 20_000 }).toBe(1);
    expect(Date.now() - startedAt).toBeLessThan(soonMs);
  }, 90_000);

  it('is read at once beside 600 messages', async () => {
    const { busy, quiet } = await openTwo();
    await startMachine();
    const flood = Array.from({ length: 600 }, (_, n) =>
      textMessage('2 zing cola 330ml can', { from: `2782556${1000 + n}`, id: `wamid.${randomUUID()}` }),
    );
    for (let at = 0; at < flood.length; at += 100)
      await deliver(payloadOf(busy.phoneNumberId, flood.slice(at, at + 100)));
    const read = () => inTenant(busy, (tx) => tx.$count(orders, eq(orders.tenantId, busy.tenantId)));
    await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(5);

    const before = await read();
    const id = `wamid.${randomUUID()}`;
    await deliver(payloadOf(quiet.phoneNumberId, [textMessage('1 sugar', { from: '27825550142', id })]));
    const statusOf = async () => (await findReceived(quiet, id)).order?.status;
    await expect.poll(statusOf, { interval: 20, timeout: 20_000 }).toBe('PENDING_REVIEW');
    expect((await read()) - before).toBeLessThan(fewOfTheOthers);
  }, 90_000);
});
