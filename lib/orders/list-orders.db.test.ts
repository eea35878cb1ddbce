import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/orders/route';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder, ListedOrder } from './answers';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
const received: FullOrder[] = [];
const texts = [
  '2 zing cola 330ml can',
  '1 crystal white sugar 10kg, 50% off',
  'harvest_brown bread, 3 of it',
  'the C:\\ drive of bread',
  '1 flibbertigibbet wuzzle\n4 harvest brown bread 700g',
];
beforeAll(async () => {
  desk = await openDesk();
  for (const [at, text] of texts.entries()) received.push(await desk.receive(text, `+2782555040${at}`));
  const first = mintOrderId(received[0]?.id ?? '');
  await inTenant(desk, (tx) => tx.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, first)));
  await desk.close();
});

interface Page {
  orders: ListedOrder[];
  total: number;
  limit: number;
  offset: number;
  totalIsExact: boolean;
}
async function list(query: Record<string, string> = {}) {
  const path = `/api/orders?${new URLSearchParams(query)}`;
  const { status, headers, body } = await callRoute(listRoute, desk.requestAs('clerk', 'GET', path));
  expect(status).toBe(200);
  return { headers, ...(body as Page) };
}
const textsOf = (page: Page) => page.orders.map(({ rawText }) => rawText);

describe('GET /api/orders', () => {
  it('lists newest first, each with customer and lines as the spec has them', async () => {
    const page = await list();
    expect(textsOf(page)).toEqual([...texts].reverse());
    expect(page).toMatchObject({ total: 5, limit: 50, offset: 0, totalIsExact: true });
    expect(page.orders[0]).toMatchObject({
      id: received[4]?.id,
      status: 'PENDING_REVIEW',
      isVoiceNote: false,
      totalAmount: 62,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      customer: { name: 'Sunrise Spaza', phoneNumber: '+27825550404', creditStatus: 'ACTIVE' },
      lines: [
        { quantity: 1, product: null, matchConfidence: 0 },
        { quantity: 4, product: { sku: 'BREAD-BR', name: 'Harvest Brown Bread 700g', basePrice: 15.5 } },
      ],
    });
    expect(page.orders[0]).not.toHaveProperty('erpSalesOrderId');
  });

  it('keeps to one status', async () => {
    expect(textsOf(await list({ status: 'CANCELLED' }))).toEqual([texts[0]]);
    expect(await list({ status: 'COMPLETED' })).toMatchObject({ orders: [], total: 0 });
  });

  it.each([
    ['text, whatever the case', 'ZING Cola', [0]],
    ['phone number', '27825550403', [3]],
    ['customer name', 'sunrise sp', [4, 3, 2, 1, 0]],
    ['a per cent sign, to the letter', '50%', [1]],
    ['a per cent sign alone', '%', [1]],
    ['an underscore, to the letter', 'harvest_brown', [2]],
    ['a backslash', 'c:\\ d', [3]],
    ['one character', ':', [3]],
    ['what nobody wrote', 'zzz%zzz', []],
    ['a quote and a semicolon', "'; drop table orders; --", []],
  ])('searches for %s', async (_name, search, found) => {
    const page = await list({ search });
    expect(textsOf(page)).toEqual(found.map((at) => texts[at]));
    expect(page.total).toBe(found.length);
  });

  it('finds an order by its number in the ERP, also once its customer has another name', async () => {
    const order = received[0];
    const number = `SO-2026-${order?.id.slice(0, 6)}`;
    const set = (values: Partial<typeof orders.$inferInsert>) =>
      inTenant(desk, (tx) =>
        tx
          .update(orders)
          .set(values)
          .where(eq(orders.id, mintOrderId(order?.id ?? ''))),
      );
    await set({ erpSalesOrderId: number });
    await set({ searchText: `sunrise spaza\n\n${order?.rawText.toLowerCase()}` });
    expect((await list({ search: number.toLowerCase() })).orders.map(({ id }) => id)).toEqual([order?.id]);
    await set({ erpSalesOrderId: null });
  });

  it('takes a blank search as none, and search and status together', async () => {
    expect((await list({ search: '' })).total).toBe(5);
    expect(textsOf(await list({ search: 'cola', status: 'CANCELLED' }))).toEqual([texts[0]]);
    expect(textsOf(await list({ search: 'cola', status: 'PENDING_REVIEW' }))).toEqual([]);
  });

  it('keeps to a customer and to orders with a product, also while searching', async () => {
    const customer = received[4]?.customer.id ?? '';
    const product = received[4]?.lines[1]?.product?.id ?? '';
    expect(textsOf(await list({ customer }))).toEqual([texts[4]]);
    expect(textsOf(await list({ product }))).toContain(texts[4]);
    expect(textsOf(await list({ product }))).not.toContain(texts[0]);
    expect(textsOf(await list({ product, search: 'WUZZLE' }))).toEqual([texts[4]]);
    expect(textsOf(await list({ customer, search: '%' }))).toEqual([]);
    expect(await list({ customer, product, status: 'COMPLETED' })).toMatchObject({ orders: [], total: 0 });
    expect(await list({ customer: product })).toMatchObject({ orders: [], total: 0 });
  });

  it('pages through all of them, once each, with links between the pages', async () => {
    const first = await list({ limit: '2', search: 'sunrise' });
    expect(first.headers.get('x-total-count')).toBe('5');
    expect(first.headers.get('link')).toBe(
      '</api/orders?limit=2&search=sunrise&offset=0>; rel="first", </api/orders?limit=2&search=sunrise&offset=2>; rel="next"',
    );
    const second = await list({ limit: '2', offset: '2' });
    const third = await list({ limit: '2', offset: '4' });
    expect([first, second, third].flatMap(textsOf)).toEqual([...texts].reverse());
    expect(third.headers.get('link')).toContain('offset=2>; rel="prev"');
    expect(third.headers.get('link')).not.toContain('next');
    expect(await list({ offset: '99' })).toMatchObject({ orders: [], total: 5, offset: 99 });
  });

  it('names every fault of the query', async () => {
    const path = '/api/orders?status=LOST&limit=201&offset=-1&sort=name&search=a%00b';
    const refused = await callRoute(listRoute, desk.requestAs('clerk', 'GET', path));
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    const { errors } = refused.body as { errors: { path: string }[] };
    const paths = errors.map(({ path }) => path).sort();
    expect(paths).toEqual(['query.limit', 'query.offset', 'query.search', 'query.sort', 'query.status']);
  });

  it('finds nothing of another tenant, not even by its words', async () => {
    const stranger = await makeTenant();
    const search = stranger.requestAs('manager', 'GET', '/api/orders?search=cola');
    expect(await callRoute(listRoute, search)).toMatchObject({ body: { orders: [], total: 0 } });
  });
});
