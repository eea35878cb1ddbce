import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { addLine } from './add-line';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { emptyHead } from './order-head';
import { readOrder } from './read-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await createProduct(
    desk.manager,
    newProduct({ sku: 'TURBINE', name: 'Gigantic Steam Turbine', basePrice: 900_000_000 }),
  );
});
afterAll(() => desk.close());

const codes = (order: { warnings: { code: string }[] }) => order.warnings.map(({ code }) => code);

describe('an order that comes to more than any order can', () => {
  it('keeps its lines and a warning, and is the clerk’s to put right, line by line', async () => {
    const order = await desk.receive(
      '900000 gigantic steam turbine\n800000 gigantic steam turbine\n2 zing cola 330ml can',
    );
    const orderId = mintOrderId(order.id);
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      totalAmount: 0,
      lines: [
        { product: { sku: 'TURBINE' } },
        { product: { sku: 'TURBINE' } },
        { product: { sku: 'COLA-330' } },
      ],
    });
    expect(codes(order)).toContain('total_too_large');

    const [first, second] = order.lines;
    const correct = (lineId = '') =>
      correctLine(desk.clerk, {
        orderId,
        lineId,
        productId: 'TURBINE',
        teachAlias: false,
        aliasScope: 'CUSTOMER',
        quantity: 1,
      });
    expect(codes((await correct(first?.id)).order)).toContain('total_too_large');
    const { order: mended } = await correct(second?.id);
    expect(codes(mended)).not.toContain('total_too_large');
    expect(mended.totalAmount).toBe(1_800_000_019.9);
    const line = { orderId, productId: 'TURBINE', quantity: 900_000, unit: null };
    await expect(addLine(desk.clerk, line)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: [{ path: 'totalAmount', code: 'too_big' }] },
    });
  });
});

describe('an order whose reading failed', () => {
  const readAgain = async (status: 'FAILED', approvedAt: Date | null) => {
    const order = await desk.receive('good morning');
    const orderId = mintOrderId(order.id);
    await inTenant(desk, (tx) =>
      tx
        .update(orders)
        .set({ status, approvedAt, rawText: '2 zing cola 330ml can' })
        .where(eq(orders.id, orderId)),
    );
    const workId = await inTenant(desk, (tx) => oweWork(tx, desk, 'order/approved', { orderId }));
    await readOrder(desk.clerk, { orderId, workId });
    return getOrder(desk.clerk, { orderId });
  };

  it('is read when it is tried again', async () => {
    expect(await readAgain('FAILED', null)).toMatchObject({
      status: 'PENDING_REVIEW',
      lines: [{ product: { sku: 'COLA-330' } }],
    });
  });

  it('is left alone once somebody has worked on it', async () => {
    expect(await readAgain('FAILED', new Date())).toMatchObject({ status: 'FAILED', lines: [] });
  });
});

describe('an order of which nothing is said as a whole', () => {
  it('has no head stored, and is shown with each part of it empty', async () => {
    const order = await desk.receive('3 zing cola 330ml can');
    const thisRow = eq(orders.id, mintOrderId(order.id));
    const rows = await inTenant(desk, (tx) => tx.select({ head: orders.head }).from(orders).where(thisRow));
    expect(rows).toEqual([{ head: null }]);
    expect(order.head).toEqual(emptyHead);
  });
});
