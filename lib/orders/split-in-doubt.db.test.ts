import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { splitOrder } from './split-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

it('does not split an order that the ERP may have whole', async () => {
  const { tenantId } = desk;
  const order = await desk.receive('2 zing cola 330ml can\n3 harvest brown bread 700g');
  const orderId = mintOrderId(order.id);
  await inTenant(desk, async (tx) => {
    await tx.insert(locations).values({ tenantId, code: 'DBN', name: 'Durban' });
    await tx.update(orders).set({ erpOutcomeUnknown: true }).where(eq(orders.id, orderId));
  });
  const split = () =>
    splitOrder(desk.clerk, { orderId, targetLocationId: 'DBN', lineIds: [order.lines[0]?.id ?? ''] });
  await expect(split()).rejects.toMatchObject({ code: 'order_not_splittable' });

  await inTenant(desk, (tx) =>
    tx.update(orders).set({ erpOutcomeUnknown: false }).where(eq(orders.id, orderId)),
  );
  expect((await split()).childOrder.lines).toHaveLength(1);
});
