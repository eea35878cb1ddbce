import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboundEvents } from '@/db/schema/outbound-events';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { setStock } from '../stock/set-stock';
import { approveOrder } from './approve-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await setStock(desk.manager, { product: 'COLA-330', location: 'JHB', onHand: 25 });
});
afterEach(() => desk.close());

async function colaStock() {
  const [level] = await inTenant(desk, (tx) => tx.select().from(stockLevels));
  return { onHand: Number(level?.onHand), reserved: Number(level?.reserved) };
}

async function lowStockEvents() {
  const rows = await inTenant(desk, (tx) =>
    tx.select().from(outboundEvents).where(eq(outboundEvents.name, 'inventory.low_stock')),
  );
  return rows.map(({ body }) => JSON.parse(body).data);
}

describe('the stock of an approved order', () => {
  it('is set aside at approval and gone at completion', async () => {
    const order = await desk.receive('3 zing cola 330ml can');
    const approval = approveOrder(desk.clerk, { orderId: mintOrderId(order.id), overrideCreditHold: false });
    await expect.poll(colaStock).toEqual({ onHand: 25, reserved: 3 });
    await desk.work('order/approved');
    expect((await approval).status).toBe('COMPLETED');
    expect(await colaStock()).toEqual({ onHand: 22, reserved: 0 });
  });

  it('is free again when the ERP refuses, and set aside anew at the next approval', async () => {
    const order = await desk.receive('3 zing cola 330ml can');
    desk.erp.setFault({ kind: 'refuse' });
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'erp_refused' });
    expect(await colaStock()).toEqual({ onHand: 25, reserved: 0 });
    await approveAt(desk, order);
    expect(await colaStock()).toEqual({ onHand: 22, reserved: 0 });
  });

  it('is deducted once, however often the sync runs', async () => {
    const order = await desk.receive('3 zing cola 330ml can');
    await Promise.all([approveAt(desk, order), approveAt(desk, order)]);
    await approveAt(desk, order);
    expect(await colaStock()).toEqual({ onHand: 22, reserved: 0 });
  });

  it('tells of low stock once per crossing of the reorder point', async () => {
    await approveAt(desk, await desk.receive('5 zing cola 330ml can'));
    expect(await lowStockEvents()).toEqual([]);
    await approveAt(desk, await desk.receive('1 zing cola 330ml can'));
    await approveAt(desk, await desk.receive('1 zing cola 330ml can'));
    expect(await lowStockEvents()).toMatchObject([
      { sku: 'COLA-330', availableStock: 19, reorderPoint: 20, locationId: desk.location.id },
    ]);
    await setStock(desk.manager, { product: 'COLA-330', location: 'JHB', onHand: 20 });
    await approveAt(desk, await desk.receive('2 zing cola 330ml can'));
    expect(await lowStockEvents()).toHaveLength(2);
  });
});
