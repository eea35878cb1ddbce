import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as slipRoute } from '@/app/api/orders/[id]/pick-slip/route';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { addItemCode } from '../customers/add-item-code';
import { mintOrderId } from '../ids';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { buildPickSlips } from './build-pick-slips';
import type { PickSlip } from './pick-slip-answers';
import { rejectOrder } from './reject-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const salt = { sku: 'SALT-1', name: 'Ocean Coarse Salt 1kg', binLocation: 'A-9-1' };
  await createProduct(desk.manager, newProduct(salt));
  await createProduct(desk.manager, newProduct({ sku: 'GLUE-1', name: 'Titan Wood Glue 500ml' }));
});
afterAll(() => desk.close());

const slipOf = (id: string) =>
  callRoute(slipRoute, desk.requestAs('clerk', 'GET', `/api/orders/${id}/pick-slip`), { id });

const unknownGoods = '5 cases garden hose 20m';
/** A message with a line that nothing matched, wherever the reader stands on such lines. */
async function receiveWithUnmatched() {
  const order = await desk.receive(text);
  const glue = order.lines.find((line) => line.product?.sku === 'GLUE-1');
  await inTenant(desk, (tx) =>
    tx
      .update(orderLines)
      .set({ productId: null })
      .where(eq(orderLines.id, glue?.id ?? '')),
  );
  return order;
}

const text = [
  '1 crystal white sugar 10kg',
  '2 zing cola 330ml can',
  '5 titan wood glue 500ml',
  '3 ocean coarse salt 1kg',
  '10 harvest brown bread 700g',
].join('\n');

describe('GET /api/orders/:id/pick-slip', () => {
  it('lists what is matched in walking order, bin-less goods last, and counts what is left out', async () => {
    const order = await receiveWithUnmatched();
    expect(await slipOf(order.id)).toMatchObject({
      status: 200,
      body: {
        pickSlip: {
          distributorName: 'Test Traders',
          orderId: order.id,
          erpSalesOrderId: '',
          customerName: 'Sunrise Spaza',
          customerPhone: '+27825550142',
          locationName: 'Johannesburg',
          lines: [
            {
              binLocation: 'A-2-1',
              sku: 'BREAD-BR',
              description: 'Harvest Brown Bread 700g',
              quantity: 10,
              packSize: 1,
              isZeroRated: true,
            },
            { binLocation: 'A-9-1', sku: 'SALT-1', quantity: 3 },
            { binLocation: 'A-10-1', sku: 'COLA-330', quantity: 2, packSize: 24, isZeroRated: false },
            { binLocation: '', sku: 'SUGAR-10', quantity: 1 },
          ],
          omittedLines: 1,
        },
      },
    });
  });

  it('carries the ERP’s reference after the sync', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const { erpSalesOrderId } = await approveAt(desk, order);
    expect(await slipOf(order.id)).toMatchObject({
      body: { pickSlip: { erpSalesOrderId, omittedLines: 0 } },
    });
  });

  it('has the customers’ own item codes where the tenant has them shown, and so has the ERP', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n10 harvest brown bread 700g');
    for (const [sku, code] of [
      ['COLA-330', '44712'],
      ['COLA-330', '44799'],
    ] as const) {
      const productId = order.lines.find(({ product }) => product?.sku === sku)?.product?.id ?? '';
      await addItemCode(desk.manager, { customerId: order.customer.id, code, product: productId });
    }
    const codes = async () => {
      const { body } = await slipOf(order.id);
      return (body as { pickSlip: PickSlip }).pickSlip.lines.map((line) => line.customerItemCode);
    };
    expect(await codes()).toEqual([null, null]);
    await saveTenantSettings(desk.manager, { showsItemCodes: true });
    expect(await codes()).toEqual([null, '44799']);
    await inTenant(desk, (tx) =>
      tx
        .update(orderLines)
        .set({ rawItemText: '2 cola (44712)' })
        .where(
          and(
            eq(orderLines.orderId, mintOrderId(order.id)),
            eq(orderLines.rawItemText, order.lines[0]?.rawItemText ?? ''),
          ),
        ),
    );
    expect(await codes()).toEqual([null, '44712']);
    await approveAt(desk, order);
    expect(desk.erp.orders().at(-1)?.order).toMatchObject({
      Notes: expect.stringContaining('Their item codes: COLA-330 is 44712\n'),
    });
    await saveTenantSettings(desk.manager, { showsItemCodes: false });
    expect(await codes()).toEqual([null, null]);
  });

  it('is refused when nothing is matched, and for a cancelled order', async () => {
    const unmatched = await desk.receive(unknownGoods);
    const refusal = { status: 409, body: { code: 'order_not_pickable' } };
    expect(await slipOf(unmatched.id)).toMatchObject(refusal);
    const cancelled = await desk.receive(text);
    await rejectOrder(desk.clerk, { orderId: mintOrderId(cancelled.id), reason: 'No' });
    expect(await slipOf(cancelled.id)).toMatchObject(refusal);
  });
});

describe('buildPickSlips', () => {
  it('makes those that can be made, in the order named, and says why the others are left', async () => {
    const first = await desk.receive('2 zing cola 330ml can');
    const second = await desk.receive(text);
    const unmatched = await desk.receive(unknownGoods);
    const cancelled = await desk.receive(text);
    await rejectOrder(desk.clerk, { orderId: mintOrderId(cancelled.id), reason: 'No' });
    const orderIds = [second.id, unmatched.id, cancelled.id, 'no-id', first.id.toUpperCase(), second.id];
    expect(await buildPickSlips(desk.clerk, { orderIds })).toMatchObject({
      pickSlips: [{ orderId: second.id }, { orderId: first.id }],
      left: [
        { orderId: unmatched.id, why: 'unmatched' },
        { orderId: cancelled.id, why: 'cancelled' },
        { orderId: 'no-id', why: 'unknown' },
      ],
    });
  });

  it('knows no order of another tenant', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const other = await makeTenant();
    expect(await buildPickSlips(other.clerk, { orderIds: [order.id] })).toEqual({
      pickSlips: [],
      left: [{ orderId: order.id, why: 'unknown' }],
    });
  });
});
