import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { mintOrderId, type OrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { rejectOrder } from './reject-order';
import { removeLine } from './remove-line';
import { splitOrder } from './split-order';
import { syncToErp } from './sync-to-erp';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await inTenant(desk, (tx) =>
    tx.insert(locations).values({ tenantId: desk.tenantId, code: 'DBN', name: 'Durban' }),
  );
});
afterAll(() => desk.close());

/** An order whose last call to the ERP may have worked, and the same once that is known. */
async function orderInDoubt() {
  const order = await desk.receive('2 zing cola 330ml can\n3 harvest brown bread 700g');
  const orderId = mintOrderId(order.id);
  const set = (change: Partial<typeof orders.$inferInsert>) =>
    inTenant(desk, (tx) => tx.update(orders).set(change).where(eq(orders.id, orderId)));
  await set({ erpOutcomeUnknown: true });
  return { orderId, lineId: order.lines[0]?.id ?? '', set };
}

const attempts = {
  split: (orderId: OrderId, lineId: string) =>
    splitOrder(desk.clerk, { orderId, targetLocationId: 'DBN', lineIds: [lineId] }),
  reject: (orderId: OrderId) => rejectOrder(desk.clerk, { orderId, reason: 'Out of stock' }),
  'take a line out of': (orderId: OrderId, lineId: string) => removeLine(desk.clerk, { orderId, lineId }),
};

describe('an order that the ERP may have', () => {
  it.each(Object.entries(attempts))(
    'refuses to %s it until the ERP has been asked',
    async (_name, attempt) => {
      const { orderId, lineId, set } = await orderInDoubt();
      await expect(attempt(orderId, lineId)).rejects.toMatchObject({
        code: expect.stringMatching(/^order_not_/),
        message: expect.stringContaining('The ERP may have the order already'),
      });
      await set({ erpOutcomeUnknown: false });
      expect(await attempt(orderId, lineId)).toMatchObject({ success: true });
    },
  );

  it('is looked at again when the lease of a call that died has run out', async () => {
    const { orderId, set } = await orderInDoubt();
    const erpLeasedUntil = new Date(clock.now().getTime() + 40_000);
    await set({ status: 'APPROVED', approvedAt: clock.now(), erpLeasedUntil });
    const workId = await inTenant(desk, (tx) => oweWork(tx, desk, 'order/approved', { orderId }));
    const calls = desk.erp.calls().length;
    await syncToErp(desk.clerk, { orderId, workId });
    expect(desk.erp.calls().length).toBe(calls);
    const [work] = await inTenant(desk, (tx) => tx.select().from(ledger).where(eq(ledger.id, workId)));
    expect(work).toMatchObject({ dueAt: erpLeasedUntil, doneAt: null, generation: 1 });
  });
});
