import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT as customerRoute } from '@/app/api/orders/[id]/customer/route';
import { customerIdentities } from '@/db/schema/customer-identities';
import { productPrices } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { listProducts } from '../catalogue/list-products';
import type { Customer } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { mergeCustomers } from '../customers/merge-customers';
import { newCustomer } from '../customers/testing/new-customer';
import { undoMerge } from '../customers/undo-merge';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { chooseCustomer } from './choose-customer';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { splitOrder } from './split-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
let joe: Customer;
let mama: Customer;
const representative = '+27715550001';
const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);
const choose = (order: { id: string }, customer: { id: string }, ifMatch?: number) =>
  chooseCustomer(desk.clerk, { orderId: mintOrderId(order.id), customerId: customer.id, ifMatch });

beforeAll(async () => {
  desk = await openDesk();
  const { tenantId } = desk;
  joe = await createCustomer(desk.manager, newCustomer({ name: 'Joe’s Diner', priceTier: 'GOLD' }));
  mama = await createCustomer(
    desk.manager,
    newCustomer({ name: 'Crystal White Sugar Co', phoneNumber: '083 555 0002', creditStatus: 'HOLD' }),
  );
  const { products } = await listProducts(desk.clerk, { search: 'cola', limit: 1, offset: 0 });
  const gold = { tenantId, productId: products[0]?.id ?? '', priceTier: 'GOLD', price: '8.00' };
  const number = { tenantId, kind: 'PHONE', value: representative, isRepresentative: true } as const;
  await inTenant(desk, async (tx) => {
    await tx.insert(productPrices).values(gold);
    for (const { id } of [joe, mama])
      await tx.insert(customerIdentities).values({ ...number, customerId: id });
  });
});
afterAll(() => desk.close());

describe('an order that a representative wrote', () => {
  it('is the named customer’s, says so, and orders nothing of the name', async () => {
    const order = await desk.receive('2 zing cola 330ml can\ncrystal white sugar', representative);
    expect(order).toMatchObject({ customer: { id: mama.id }, customerChoices: null });
    expect(order.lines).toHaveLength(1);
    expect(codes(order)).toContain('for_customer');
    expect(codes(order)).not.toContain('choose_customer');
    expect(order.warnings[0]?.message).toContain('Crystal White Sugar Co');
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'customer_on_hold' });
  });

  it('waits for a choice when it names nobody', async () => {
    const order = await desk.receive('2 zing cola 330ml can please', representative);
    expect(order.customerChoices?.map(({ name }) => name)).toEqual(['Crystal White Sugar Co', 'Joe’s Diner']);
    expect(codes(order)).toContain('choose_customer');
    await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'customer_not_chosen' });
    const { order: chosen } = await choose(order, joe);
    expect(chosen).toMatchObject({ customer: { id: joe.id }, customerChoices: null, totalAmount: 16 });
    expect(codes(chosen)).not.toContain('choose_customer');
    expect(await approveAt(desk, order)).toMatchObject({ status: 'COMPLETED' });
  });

  it('is learned for that message only', async () => {
    await choose(await desk.receive('3 zing cola 330ml can', representative), joe);
    const next = await desk.receive('4 zing cola 330ml can', representative);
    expect(next).toMatchObject({
      customer: { id: joe.id },
      customerChoices: [{ id: mama.id }, { id: joe.id }],
    });
  });

  it('still waits for the choice in both parts when it is split', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n10 harvest brown bread 700g', representative);
    const { childOrder } = await splitOrder(desk.clerk, {
      orderId: mintOrderId(order.id),
      targetLocationId: await otherLocation(),
      lineIds: [order.lines[0]?.id ?? ''],
    });
    expect(childOrder.customerChoices).toHaveLength(2);
  });

  it('follows its choices when two of them are merged, and when that is undone', async () => {
    const third = await createCustomer(
      desk.manager,
      newCustomer({ name: 'Third', phoneNumber: '083 555 0003' }),
    );
    await inTenant(desk, (tx) =>
      tx.insert(customerIdentities).values({
        ...{ tenantId: desk.tenantId, customerId: third.id, kind: 'PHONE', value: representative },
        isRepresentative: true,
      }),
    );
    const order = await desk.receive('5 zing cola 330ml can', representative);
    const names = async () =>
      (await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).customerChoices?.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['Crystal White Sugar Co', 'Joe’s Diner', 'Third']);
    const { mergeId } = await mergeCustomers(desk.clerk, { customerId: third.id, with: joe.id });
    expect(await names()).toEqual(['Crystal White Sugar Co', 'Joe’s Diner']);
    expect((await desk.receive('6 zing cola 330ml can', representative)).customerChoices).toHaveLength(2);
    await undoMerge(desk.clerk, mergeId);
    expect(await names()).toEqual(['Crystal White Sugar Co', 'Joe’s Diner', 'Third']);
  });
});

describe('choosing the customer of an order', () => {
  let order: Awaited<ReturnType<Desk['receive']>>;
  beforeEach(async () => {
    order = await desk.receive(`2 zing cola 330ml can ${Math.random()}`, '+27715559999');
  });

  it('corrects it, with prices, search and trail', async () => {
    const { order: changed } = await choose(order, joe, order.version);
    expect(changed).toMatchObject({ customer: { id: joe.id }, lines: [{ unitPrice: 8 }] });
    expect(codes(changed)).not.toContain('new_customer');
    const found = await listOrders(desk.clerk, { search: 'joe’s', limit: 50, offset: 0 });
    expect(found.orders.map(({ id }) => id)).toContain(order.id);
    expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({
      action: 'order.customer_chosen',
      data: { from: order.customer.id, to: joe.id },
    });
    await expect(choose(order, mama, order.version)).rejects.toMatchObject({ code: 'order_changed' });
  });

  it('is for the time before approval', async () => {
    await choose(order, joe);
    await approveAt(desk, order);
    await expect(choose(order, mama)).rejects.toMatchObject({ code: 'order_not_editable' });
  });

  it('is refused to strangers, other tenants and those without the permission', async () => {
    const call = async (
      tenant: Awaited<ReturnType<typeof makeTenant>>,
      sender: Parameters<Desk['requestAs']>[0],
    ) => {
      const body = { customerId: joe.id };
      const request = tenant.requestAs(sender, 'PUT', `/api/orders/${order.id}/customer`, body);
      return (await callRoute(customerRoute, request, { id: order.id })).status;
    };
    const other = await makeTenant();
    expect(await call(other, 'manager')).toBe(404);
    expect(await call(desk, await keyFor(desk, 'orders:read'))).toBe(403);
    const theirs = await createCustomer(other.manager, newCustomer());
    await expect(choose(order, theirs)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).toEqual(order);
    expect(await call(desk, 'clerk')).toBe(200);
  });
});

async function otherLocation(): Promise<string> {
  const { createLocation } = await import('../locations/create-location');
  const { id } = await createLocation(desk.manager, { code: 'DBN', name: 'Durban', warehouseCode: null });
  return id;
}
