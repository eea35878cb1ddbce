import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import { PUT as setPriceRoute } from '@/app/api/products/[id]/prices/route';
import { POST as addPriceRoute } from '@/app/api/products/[id]/special-prices/route';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { productPrices, products } from '@/db/schema/products';
import { specialPrices } from '@/db/schema/special-prices';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { clock, localDate } from '../clock';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { approveOrders } from './decide-orders';
import { getOrder } from './get-order';
import { listOrderHistory } from './list-order-history';
import { withSyncs } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
/** 50 loaves are 775.00. Rows of this tenant alone: its own are all it sees. */
beforeEach(() =>
  inTenant(desk, async (tx) => {
    await tx.delete(productPrices);
    await tx.delete(specialPrices);
    await tx.update(products).set({ basePrice: '15.50', packSize: 1, unitOfMeasure: 'EA' });
    await tx.update(customers).set({ priceTier: 'STANDARD' });
    await tx.update(tenants).set({ timeZone: 'Africa/Johannesburg' });
  }),
);

const receive = () => desk.receive('50 harvest brown bread 700g');
const look = ({ id }: FullOrder) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const bread = { id: 'BREAD-BR' };
const setTier = (priceTier: string, price: number) =>
  callRoute(
    setPriceRoute,
    desk.requestAs('manager', 'PUT', '/api/products/BREAD-BR/prices', { priceTier, price }),
    bread,
  );
const addPrice = (body: Record<string, unknown>) =>
  callRoute(
    addPriceRoute,
    desk.requestAs('manager', 'POST', '/api/products/BREAD-BR/special-prices', body),
    bread,
  );
/** What a customer pays for some days, of which today is one or not, as time itself would have it. */
const moveDays = (from: string | null, to: string | null) =>
  inTenant(desk, (tx) => tx.update(specialPrices).set({ validFrom: from, validTo: to }));
const day = (zone: string) => localDate(clock.now(), zone);

/** Asks for the approval as a browser or a machine does, beside the executor. */
async function approve({ id }: FullOrder, ifMatch?: number) {
  const request = await desk.requestAs('clerk', 'POST', `/api/orders/${id}/approve`, {});
  if (ifMatch !== undefined) request.headers.set('if-match', `"${ifMatch}"`);
  return withSyncs(desk, callRoute(approveRoute, request, { id }));
}

/** How goods come to cost something else while an order waits: what is so before, and what happens then. */
const changes: Record<
  string,
  { before?: () => Promise<unknown>; happens: () => Promise<unknown>; total: number }
> = {
  'the tier’s price': { happens: () => setTier('STANDARD', 3.33), total: 166.5 },
  'the base price, as by an import': {
    happens: () => inTenant(desk, (tx) => tx.update(products).set({ basePrice: '4.50' })),
    total: 225,
  },
  'the customer’s tier': {
    before: () => setTier('GOLD', 2.22),
    happens: () => inTenant(desk, (tx) => tx.update(customers).set({ priceTier: 'GOLD' })),
    total: 111,
  },
  'a price of days that begin': {
    before: () => addPrice({ priceTier: 'STANDARD', price: 2, from: '2120-01-01' }),
    happens: () => moveDays('2020-01-01', null),
    total: 100,
  },
  'a price of days that end': {
    before: () => addPrice({ priceTier: 'STANDARD', price: 2, from: '2020-01-01' }),
    happens: () => moveDays('2020-01-01', '2020-12-31'),
    total: 775,
  },
  'the day, as the tenant counts it': {
    // It is always another day at one of these than at the other.
    before: async () => {
      await inTenant(desk, (tx) => tx.update(tenants).set({ timeZone: 'Pacific/Kiritimati' }));
      await addPrice({ priceTier: 'STANDARD', price: 2, from: day('Pacific/Kiritimati') });
    },
    happens: () => inTenant(desk, (tx) => tx.update(tenants).set({ timeZone: 'Pacific/Pago_Pago' })),
    total: 775,
  },
};

describe('what is approved', () => {
  it.each(Object.keys(changes))('is what was seen, whatever became another: %s', async (what) => {
    const change = changes[what];
    await change?.before?.();
    const seen = await receive();
    await change?.happens();
    expect(await look(seen)).toMatchObject({ totalAmount: seen.totalAmount, version: seen.version });

    const refused = await approve(seen, seen.version);
    expect(refused).toMatchObject({ status: 409, body: { code: 'prices_changed' } });
    const now = await look(seen);
    expect(now).toMatchObject({
      status: 'PENDING_REVIEW',
      version: seen.version + 1,
      totalAmount: change?.total,
    });
    expect(refused.body).toMatchObject({
      currentVersion: now.version,
      totalAmount: now.totalAmount,
      previousTotalAmount: seen.totalAmount,
    });
    // Whoever still sees the old prices approves nothing.
    expect(await approve(seen, seen.version)).toMatchObject({ status: 409, body: { code: 'order_changed' } });
    expect(await approve(now, now.version)).toMatchObject({ status: 200 });
    expect(await look(seen)).toMatchObject({ status: 'COMPLETED', totalAmount: change?.total });
  });

  it('is said in words, kept in the history and told to other systems', async () => {
    const seen = await receive();
    await setTier('STANDARD', 3.33);
    const { body } = await approve(seen);
    expect(body).toMatchObject({
      detail: expect.stringMatching(/the total is now R\s166,50 \(was R\s775,00\)/),
    });
    const [entry] = (await orderTrail(desk, seen.id)).filter(({ action }) => action === 'order.repriced');
    expect(entry).toMatchObject({
      actor: { name: 'Clara Clerk' },
      data: { before: '775.00', after: '166.50' },
    });
    const page = { orderId: mintOrderId(seen.id), limit: 50, offset: 0 };
    const { entries } = await listOrderHistory(desk.clerk, page);
    const told = entries.flatMap((each) => (each.kind === 'DONE' ? each.differences : []));
    expect(told.map(({ what, of }) => [what, of])).toEqual([
      ['TOTAL', ''],
      ['PRICE', 'Harvest Brown Bread 700g'],
    ]);
    expect(told[1]?.after).toMatch(/R\s3,33/);
    const messages = desk.platform.messages().length;
    await approve(await look(seen));
    await desk.work();
    const said = desk.platform.messages().slice(messages);
    expect(said.map(({ body: words }) => words).join()).toMatch(/166,50/);
  });

  it('is refused alone among several', async () => {
    const [one, other] = [await receive(), await desk.receive('1 crystal white sugar 10kg')];
    await inTenant(desk, (tx) => tx.update(products).set({ basePrice: '15.50' }));
    await setTier('STANDARD', 3.33);
    const both = { orders: [one, other].map(({ id, version }) => ({ id, version })) };
    const working = setInterval(() => void desk.work('order/approved'), 50);
    const { results } = await approveOrders(desk.clerk, {
      ...both,
      overrideCreditHold: false,
      confirmCustomer: false,
    }).finally(() => clearInterval(working));
    expect(results.map(({ error, status }) => error?.code ?? status)).toEqual([
      'prices_changed',
      'COMPLETED',
    ]);
  });

  it('is what is sold of it as well: a pack that holds more is another quantity', async () => {
    const seen = await desk.receive('2 cases harvest brown bread 700g');
    await inTenant(desk, (tx) => tx.update(products).set({ packSize: 12 }));
    expect(await approve(seen)).toMatchObject({ body: { code: 'prices_changed' } });
    expect((await look(seen)).lines[0]).toMatchObject({ orderQuantity: 24 });
  });

  it.each([
    ['opened by its pack', { unitOfMeasure: 'CS', packSize: 12, basePrice: '186.00' }, 5],
    ['at the same price for each', { unitOfMeasure: 'CS', packSize: 12 }, 5],
    ['of no size that is known', { unitOfMeasure: 'tray' }, 50],
  ])(
    'is what was counted, though the goods are sold by another unit since: %s',
    async (_, sold, orderQuantity) => {
      const seen = await receive();
      await inTenant(desk, (tx) => tx.update(products).set(sold));
      expect(await approve(seen)).toMatchObject({ status: 409, body: { code: 'prices_changed' } });
      const now = await look(seen);
      expect(now.lines[0]).toMatchObject({ quantity: 50, unit: 'EA', orderQuantity });
      expect(await approve(now, now.version)).toMatchObject({ status: 200 });
      expect((await look(seen)).lines[0]).toMatchObject({ orderQuantity });
    },
  );

  it('is what a clerk counts after that, in the unit that is shown', async () => {
    const seen = await receive();
    await inTenant(desk, (tx) => tx.update(products).set({ unitOfMeasure: 'CS', packSize: 12 }));
    const [line] = seen.lines;
    const corrected = await correctLine(desk.clerk, {
      ...{ orderId: mintOrderId(seen.id), lineId: line?.id ?? '', productId: bread.id },
      ...{ quantity: 4, unit: null, teachAlias: false, aliasScope: 'CUSTOMER' },
    });
    expect(corrected.order.lines[0]).toMatchObject({ quantity: 4, unit: null, orderQuantity: 4 });
  });

  it('keeps its prices where the ERP may have it already', async () => {
    const seen = await receive();
    await approve(seen);
    // As after a post of which no answer came back: the ERP has it.
    const inDoubt = {
      status: 'FAILED',
      erpOutcomeUnknown: true,
      erpSalesOrderId: null,
      erpSyncedAt: null,
    } as const;
    await inTenant(desk, (tx) =>
      tx
        .update(orders)
        .set(inDoubt)
        .where(eq(orders.id, mintOrderId(seen.id))),
    );
    await setTier('STANDARD', 3.33);
    expect(await approve(seen)).toMatchObject({ status: 200 });
    expect(await look(seen)).toMatchObject({ totalAmount: 775 });
  });
});
