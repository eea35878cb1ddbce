import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { updateProduct } from '../catalogue/update-product';
import { mintOrderId } from '../ids';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { obstaclesOf } from './obstacles';
import { repriceOrders } from './reprice-orders';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await createProduct(desk.manager, newProduct({ sku: 'RUSK', name: 'Buttermilk Rusks 450g', basePrice: 0 }));
});
afterEach(() => desk.close());

const text = '2 buttermilk rusks 450g\n3 harvest brown bread 700g';
const codesOf = async (orderId: string) => {
  const { lines } = await getOrder(desk.clerk, { orderId: mintOrderId(orderId) });
  return lines.map(({ warnings }) => warnings.map(({ code }) => code));
};

it('is told of a line that would go out for nothing, and of no other', async () => {
  const order = await desk.receive(text);
  expect(order.lines.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([['no_price'], []]);
  expect(obstaclesOf(order)).toEqual(['lines']);
  const listed = await listOrders(desk.clerk, { limit: 10, offset: 0 });
  expect(listed.orders.map(obstaclesOf)).toEqual([['lines']]);
});

it('keeps nobody from sending what is free', async () => {
  const order = await desk.receive(text);
  const lineId = order.lines[0]?.id ?? '';
  const orderId = mintOrderId(order.id);
  const taught = { teachAlias: false, aliasScope: 'CUSTOMER' as const };
  await correctLine(desk.clerk, { orderId, lineId, productId: 'RUSK', ...taught });
  expect(obstaclesOf(await getOrder(desk.clerk, { orderId }))).toEqual([]);
  expect((await approveAt(desk, order)).status).toBe('COMPLETED');
  expect(await codesOf(order.id)).toEqual([[], []]);
});

it('is gone once the product has a price', async () => {
  const { id } = await desk.receive(text);
  await updateProduct(desk.manager, { idOrSku: 'RUSK', changes: { basePrice: 42 } });
  await inTenant(desk, (tx) => repriceOrders(tx, desk.manager, eq(orders.id, mintOrderId(id))));
  expect(await codesOf(id)).toEqual([[], []]);
});

it('is not told where the tenant keeps no prices here', async () => {
  await inTenant(desk, (tx) =>
    tx.update(products).set({ basePrice: '0.00' }).where(eq(products.tenantId, desk.tenantId)),
  );
  expect(await codesOf((await desk.receive(text)).id)).toEqual([[], []]);
});
