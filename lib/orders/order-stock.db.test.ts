import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboundEvents } from '@/db/schema/outbound-events';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { getProduct } from '../catalogue/get-product';
import { updateProduct } from '../catalogue/update-product';
import { mintOrderId } from '../ids';
import { stockSheet } from '../stock/export-stock';
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

describe('goods that nobody counted', () => {
  const bread = async () => (await getProduct(desk.manager, 'BREAD-BR')).stock;
  const exported = async () => {
    const rows: unknown[] = [];
    for await (const page of (await stockSheet(desk.manager, {})).pages) rows.push(...page);
    return JSON.stringify(rows);
  };

  it('stay so, whatever is approved and sent: none below nothing, none low', async () => {
    await approveAt(desk, await desk.receive('10 harvest brown bread 700g'));
    expect(await bread()).toEqual([]);
    expect(await lowStockEvents()).toEqual([]);
    expect(await exported()).not.toContain('BREAD-BR');
    expect(await exported()).toContain('COLA-330');
    const bought = await desk.receive('3 harvest brown bread 700g');
    desk.erp.setFault({ kind: 'refuse' });
    await expect(approveAt(desk, bought)).rejects.toMatchObject({ code: 'erp_refused' });
    await setStock(desk.manager, { product: 'BREAD-BR', location: 'JHB', onHand: 40 });
    expect(await bread()).toMatchObject([{ onHand: 40, reserved: 0, available: 40 }]);
  });

  it('have what is approved and not yet sent set aside once they are counted', async () => {
    const order = await desk.receive('10 harvest brown bread 700g');
    const approval = approveOrder(desk.clerk, { orderId: mintOrderId(order.id), overrideCreditHold: false });
    await expect
      .poll(async () => (await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).status)
      .toBe('APPROVED');
    expect(await bread()).toEqual([]);
    await setStock(desk.manager, { product: 'BREAD-BR', location: 'JHB', onHand: 40 });
    expect(await bread()).toMatchObject([{ onHand: 40, reserved: 10, available: 30 }]);
    await desk.work('order/approved');
    expect((await approval).status).toBe('COMPLETED');
    expect(await bread()).toMatchObject([{ onHand: 30, reserved: 0, available: 30 }]);
  });

  it('are no longer low once their reorder point changes, where an earlier release took them for it', async () => {
    await inTenant(desk, (tx) => tx.update(stockLevels).set({ countedAt: null, onHand: '-4', isLow: true }));
    await updateProduct(desk.manager, { idOrSku: 'COLA-330', changes: { reorderPoint: 30 } });
    expect(await lowStockEvents()).toEqual([]);
    const [level] = await inTenant(desk, (tx) => tx.select().from(stockLevels));
    expect(level?.isLow).toBe(false);
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
