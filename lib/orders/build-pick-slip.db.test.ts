import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as slipRoute } from '@/app/api/orders/[id]/pick-slip/route';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { rejectOrder } from './reject-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const salt = { sku: 'SALT-1', name: 'Ocean Coarse Salt 1kg', binLocation: 'A-9-1' };
  await createProduct(desk.manager, newProduct(salt));
});
afterAll(() => desk.close());

const slipOf = (id: string) =>
  callRoute(slipRoute, desk.requestAs('clerk', 'GET', `/api/orders/${id}/pick-slip`), { id });

const text = [
  '1 crystal white sugar 10kg',
  '2 zing cola 330ml can',
  '5 flibbertigibbet wuzzles',
  '3 ocean coarse salt 1kg',
  '10 harvest brown bread 700g',
].join('\n');

describe('GET /api/orders/:id/pick-slip', () => {
  it('lists what is matched in walking order, bin-less goods last, and counts what is left out', async () => {
    const order = await desk.receive(text);
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

  it('is refused when nothing is matched, and for a cancelled order', async () => {
    const unmatched = await desk.receive('5 flibbertigibbet wuzzles');
    const refusal = { status: 409, body: { code: 'order_not_pickable' } };
    expect(await slipOf(unmatched.id)).toMatchObject(refusal);
    const cancelled = await desk.receive(text);
    await rejectOrder(desk.clerk, { orderId: mintOrderId(cancelled.id), reason: 'No' });
    expect(await slipOf(cancelled.id)).toMatchObject(refusal);
  });
});
