import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as tiersRoute } from '@/app/api/price-tiers/route';
import { GET as paidRoute } from '@/app/api/products/[id]/price/route';
import { GET as pricesRoute, PUT as setRoute } from '@/app/api/products/[id]/prices/route';
import { DELETE as removeRoute } from '@/app/api/products/[id]/special-prices/[priceId]/route';
import { POST as addRoute } from '@/app/api/products/[id]/special-prices/route';
import { auditEvents } from '@/db/schema/audit-events';
import { customers } from '@/db/schema/customers';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { createCustomer } from '../customers/create-customer';
import { mergeCustomers } from '../customers/merge-customers';
import { newCustomer } from '../customers/testing/new-customer';
import { undoMerge } from '../customers/undo-merge';
import { updateCustomer } from '../customers/update-customer';
import { repriceOrders } from '../orders/reprice-orders';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createProduct } from './create-product';
import { getPaidPrice } from './get-paid-price';
import { listSpecialPrices } from './list-special-prices';
import { newProduct } from './testing/new-product';

let tenant: TestTenant;
let product: { id: string; sku: string };
let customer: { id: string };
beforeEach(async () => {
  tenant = await makeTenant();
  product = await createProduct(tenant.manager, newProduct({ sku: 'COLA', basePrice: 10 }));
  customer = await createCustomer(tenant.manager, newCustomer({ name: 'Sun', priceTier: 'GOLD' }));
});
afterEach(() => vi.restoreAllMocks());

type Body = Record<string, unknown>;
const params = () => ({ id: product.id });
const at = (path: string) => `/api/products/${product.id}/${path}`;
const setTier = (priceTier: string, price: number | null, who: 'manager' | 'clerk' = 'manager') =>
  callRoute(setRoute, tenant.requestAs(who, 'PUT', at('prices'), { priceTier, price }), params());
const add = (body: Body, who: 'manager' | 'clerk' = 'manager') =>
  callRoute(addRoute, tenant.requestAs(who, 'POST', at('special-prices'), body), params());
const paid = async (who = tenant, of = customer.id) =>
  (await callRoute(paidRoute, who.requestAs('clerk', 'GET', `${at('price')}?customer=${of}`), params())).body;
/** What they pay at a moment; by the verb, for a session is not held back with the clock. */
const paidAt = async (moment: string) => {
  const held = vi.spyOn(clock, 'now').mockReturnValue(new Date(moment));
  const { price, source } = await getPaidPrice(tenant.clerk, {
    idOrSku: product.id,
    customerId: customer.id,
  });
  held.mockRestore();
  return { price, source };
};

describe('what a customer pays', () => {
  it('is the base price, the tier’s, the tier’s for a time, or their own, and it says which', async () => {
    expect(await paid()).toMatchObject({ price: 10, source: 'BASE' });
    await setTier('GOLD', 9);
    await setTier('SILVER', 1);
    expect(await paid()).toMatchObject({ price: 9, source: 'TIER', reason: 'price of the tier GOLD' });
    await add({ priceTier: 'GOLD', price: 8, from: '2020-01-01', to: '2120-12-24' });
    expect(await paid()).toMatchObject({ price: 8, source: 'TIER_PERIOD', tierPrice: 9, basePrice: 10 });
    await add({ customerId: customer.id, price: 8.5 });
    expect(await paid()).toMatchObject({ price: 8.5, source: 'CUSTOMER', reason: 'their own price' });
  });

  it('follows the days, both ends included, and the price that began last', async () => {
    await add({ customerId: customer.id, price: 7 });
    await add({ customerId: customer.id, price: 6, from: '2026-12-01', to: '2026-12-24' });
    await add({ customerId: customer.id, price: 5, from: '2026-12-10', to: '2026-12-10' });
    const days = ['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11', '2026-12-24', '2026-12-25'];
    const prices: number[] = [];
    for (const day of days) prices.push((await paidAt(`${day}T12:00:00Z`)).price);
    expect(prices).toEqual([7, 6, 5, 6, 6, 7]);
  });

  it('is the price of a customer merged into them as well, behind their own', async () => {
    const other = await createCustomer(
      tenant.manager,
      newCustomer({ name: 'Moon', priceTier: 'GOLD', phoneNumber: '+27825550143' }),
    );
    await add({ customerId: other.id, price: 5 });
    const merge = await mergeCustomers(tenant.manager, { customerId: customer.id, with: other.id });
    expect(await paid()).toMatchObject({ price: 5, source: 'CUSTOMER' });
    const listed = await listSpecialPrices(tenant.manager, { customerId: customer.id, limit: 10, offset: 0 });
    expect(listed).toMatchObject({ total: 1, specialPrices: [{ price: 5 }] });
    await add({ customerId: customer.id, price: 6 });
    expect(await paid()).toMatchObject({ price: 6, source: 'CUSTOMER' });
    await undoMerge(tenant.manager, merge.mergeId);
    expect(await paid(tenant, other.id)).toMatchObject({ price: 5, source: 'CUSTOMER' });
  });

  it('begins when the day begins where the tenant is', async () => {
    await add({ customerId: customer.id, price: 6, from: '2026-12-01' });
    expect(await paidAt('2026-11-30T21:59:00Z')).toEqual({ price: 10, source: 'BASE' });
    expect(await paidAt('2026-11-30T22:00:00Z')).toEqual({ price: 6, source: 'CUSTOMER' });
  });

  it('is what their orders are priced with', async () => {
    await add({ customerId: customer.id, price: 6.25 });
    const line = {
      position: 1,
      rawItemText: 'cola',
      quantity: '4',
      orderQuantity: '4',
      productId: product.id,
    };
    const priced = await inTenant(tenant, async (tx) => {
      const [order] = await tx
        .insert(orders)
        .values({
          tenantId: tenant.tenantId,
          source: 'MESSAGING',
          status: 'PENDING_REVIEW',
          customerId: customer.id,
        })
        .returning();
      if (!order) throw new Error('no order');
      await tx.insert(orderLines).values({ ...line, tenantId: tenant.tenantId, orderId: order.id });
      await repriceOrders(tx, tenant.clerk, eq(orders.id, order.id));
      return tx.select().from(orders).where(eq(orders.id, order.id));
    });
    expect(priced[0]?.totalAmount).toBe('25.00');
  });
});

describe('a price tier', () => {
  const another = (priceTier: string, phoneNumber: string) =>
    createCustomer(tenant.manager, newCustomer({ name: 'Moon', phoneNumber, priceTier }));

  it('is one however it is capitalised: of prices, of customers, and where both were stored before', async () => {
    await setTier('Trade', 8);
    expect((await another('TRADE', '0825550177')).priceTier).toBe('Trade');
    const other = await another('RETAIL', '0825550178');
    const changes = { priceTier: 'trade' };
    expect((await updateCustomer(tenant.manager, { customerId: other.id, changes })).priceTier).toBe('Trade');
    await setTier('TRADE', 7);
    expect((await setTier('gold', 9)).body).toMatchObject({
      tiers: [
        { priceTier: 'GOLD', price: 9 },
        { priceTier: 'Trade', price: 7 },
      ],
    });
    expect((await another('Standard', '0825550179')).priceTier).toBe('STANDARD');
    await inTenant(tenant, (tx) =>
      tx.update(customers).set({ priceTier: 'tRADE' }).where(eq(customers.id, other.id)),
    );
    const paid = await getPaidPrice(tenant.manager, { idOrSku: 'COLA', customerId: other.id });
    expect(paid).toMatchObject({ price: 7, source: 'TIER' });
  });
});

describe('prices of a product', () => {
  it('are listed with every tier that there is, set and taken away, and that is recorded', async () => {
    expect(await setTier('NEW', 3.5)).toMatchObject({ status: 200 });
    const added = await add({ priceTier: 'NEW', price: 3, from: '2026-12-01' });
    expect(added).toMatchObject({
      status: 201,
      body: { priceTier: 'NEW', price: 3, to: null, setBy: 'Mandla Manager' },
    });
    const { body } = await callRoute(pricesRoute, tenant.requestAs('clerk', 'GET', at('prices')), params());
    expect(body).toMatchObject({
      basePrice: 10,
      tiers: [
        { priceTier: 'GOLD', price: null },
        { priceTier: 'NEW', price: 3.5 },
      ],
      special: [{ id: (added.body as { id: string }).id }],
    });
    expect((await callRoute(tiersRoute, tenant.requestAs('clerk', 'GET', '/api/price-tiers'))).body).toEqual({
      tiers: [
        { name: 'GOLD', customers: 1, prices: 0, pricesForATime: 0 },
        { name: 'NEW', customers: 0, prices: 1, pricesForATime: 1 },
      ],
    });
    const priceId = (added.body as { id: string }).id;
    const remove = () =>
      callRoute(removeRoute, tenant.requestAs('manager', 'DELETE', at(`special-prices/${priceId}`)), {
        ...params(),
        priceId,
      });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await setTier('NEW', null)).toMatchObject({
      status: 200,
      body: { tiers: [{ priceTier: 'GOLD' }] },
    });
    const trail = await inTenant(tenant, (tx) => tx.select().from(auditEvents).orderBy(auditEvents.sequence));
    expect(trail.map(({ action }) => action).filter((action) => action.startsWith('price.'))).toEqual([
      'price.changed',
      'price.special_added',
      'price.special_removed',
      'price.changed',
    ]);
  });

  it('are refused where they make no sense, and to clerks', async () => {
    const refused = async (body: Body) => (await add({ price: 1, ...body })).status;
    expect(await refused({})).toBe(400);
    expect(await refused({ customerId: customer.id, priceTier: 'GOLD', from: '2026-01-01' })).toBe(400);
    expect(await refused({ priceTier: 'GOLD' })).toBe(400);
    expect(await refused({ customerId: customer.id, from: '2026-01-02', to: '2026-01-01' })).toBe(400);
    expect(await refused({ customerId: customer.id, price: 1.005 })).toBe(400);
    expect(await refused({ customerId: customer.id })).toBe(201);
    expect(await refused({ customerId: customer.id, price: 2 })).toBe(409);
    expect((await add({ customerId: customer.id, price: 1 }, 'clerk')).status).toBe(403);
    expect((await setTier('GOLD', 1, 'clerk')).status).toBe(403);
  });

  it('are nobody else’s', async () => {
    const other = await makeTenant();
    const theirs = await createCustomer(other.manager, newCustomer({ name: 'Theirs' }));
    expect((await add({ customerId: theirs.id, price: 1 })).status).toBe(404);
    expect(await paid(tenant, theirs.id)).toMatchObject({ code: 'not_found' });
    expect(await paid(other)).toMatchObject({ code: 'not_found' });
  });
});
