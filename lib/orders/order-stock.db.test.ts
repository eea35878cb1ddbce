import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboundEvents } from '@/db/schema/outbound-events';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { setStock } from '../stock/set-stock';
import { approveOrder } from './approve-order';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
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

const doubtsOf = async (orderId: string) => {
  const { lines } = await getOrder(desk.clerk, { orderId: mintOrderId(orderId) });
  return lines.map(({ warnings }) => warnings.map(({ code, message }) => `${code}: ${message}`));
};

describe('an order for more than there is', () => {
  it('says so on the line, all lines of the goods taken together, in the list as well', async () => {
    const order = await desk.receive('20 zing cola 330ml can\n\nand 6 more zing cola 330ml can');
    const short = 'short_of_stock: Only 25 left in stock where this order is picked; 26 ordered.';
    expect(order.lines).toHaveLength(2);
    expect(await doubtsOf(order.id)).toEqual([
      expect.arrayContaining([short]),
      expect.arrayContaining([short]),
    ]);
    const { orders } = await listOrders(desk.clerk, { limit: 10, offset: 0 });
    expect(orders[0]?.lines[0]?.warnings).toContainEqual(expect.objectContaining({ code: 'short_of_stock' }));
  });

  it('counts what other orders have set aside, and says nothing of an order that has its own', async () => {
    const first = await desk.receive('20 zing cola 330ml can');
    expect(await doubtsOf(first.id)).toEqual([[]]);
    await approveAt(desk, first);
    expect(await doubtsOf(first.id)).toEqual([[]]);
    const second = await desk.receive('6 zing cola 330ml can');
    expect(await doubtsOf(second.id)).toEqual([[expect.stringContaining('Only 5 left in stock')]]);
  });

  it('is nothing to tell where nobody counted the goods, though approvals took them below nothing', async () => {
    await inTenant(desk, (tx) => tx.update(stockLevels).set({ countedAt: null, onHand: '-4' }));
    expect(await doubtsOf((await desk.receive('6 zing cola 330ml can')).id)).toEqual([[]]);
  });
});

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
