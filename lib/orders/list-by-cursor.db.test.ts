import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/approve/route';
import { POST as rejectRoute } from '@/app/api/orders/reject/route';
import { GET as listRoute } from '@/app/api/orders/route';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { describeApi } from '../api/openapi';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
let customerId: string;
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 8));
beforeAll(async () => {
  tenant = await makeTenant();
  customerId = await inTenant(tenant, async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ tenantId: tenant.tenantId, name: 'Sunrise Spaza', phoneNumber: '+27825550142' })
      .returning();
    return customer?.id ?? '';
  });
  // Two of each moment: the id decides between them.
  for (const n of [1, 2, 3, 4, 5])
    for (const text of ['a', 'b']) await place(`${text}${n}`, day(n), day(20 - n));
});

async function place(
  rawText: string,
  createdAt: Date,
  updatedAt = createdAt,
  locationId: string | null = null,
) {
  const values = {
    tenantId: tenant.tenantId,
    source: 'MESSAGING' as const,
    status: 'PENDING_REVIEW' as const,
  };
  const [row] = await inTenant(tenant, (tx) =>
    tx
      .insert(orders)
      .values({ ...values, customerId, rawText, createdAt, updatedAt, locationId })
      .returning(),
  );
  return row?.id ?? '';
}

type Row = { id: string; rawText: string };
async function list(query: string) {
  const answer = await callRoute(listRoute, tenant.requestAs('clerk', 'GET', `/api/orders?${query}`));
  return { ...answer, body: answer.body as { orders: Row[]; nextCursor: string | null; errors: unknown } };
}
const isDescribed = addFormats(new Ajv2020({ strict: false }))
  .addSchema(describeApi({ url: 'https://intake.example', version: '1.2.3' }), 'api')
  .compile({ $ref: 'api#/components/schemas/ListOrdersAnswer' });
const texts = (rows: readonly Row[]) => rows.map(({ rawText }) => rawText.slice(1)).join('');

/** All pages, with something done after the first. */
async function walk(query: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  const pages: Row[][] = [];
  let next: string | null = '';
  while (next !== null && pages.length < 20) {
    const { body } = await list(`${query}${next && `&cursor=${next}`}`);
    pages.push(body.orders);
    next = body.nextCursor;
    if (pages.length === 1) await meanwhile();
  }
  return pages.flat();
}

describe('going through orders by cursors', () => {
  it('gives each once in each order, also two of the same moment', async () => {
    for (const [sort, expected] of [
      ['-createdAt', '5544332211'],
      ['createdAt', '1122334455'],
      ['updatedAt', '5544332211'],
      ['-updatedAt', '1122334455'],
    ] as const) {
      const rows = await walk(`limit=3&sort=${sort}`);
      expect(texts(rows), sort).toBe(expected);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(10);
    }
  });

  it('repeats and misses nothing while orders come in', async () => {
    const rows = await walk('limit=3&createdTo=2026-02-01T00:00:00Z', () => place('x9', day(9)));
    expect(texts(rows)).toBe('5544332211');
  });

  it('leads on by a link, and refuses what is no cursor of this order', async () => {
    const { body } = await list('limit=3&createdTo=2026-01-06T00:00:00Z');
    const second = await list(`limit=3&createdTo=2026-01-06T00:00:00Z&cursor=${body.nextCursor}`);
    const link = second.headers.get('link') ?? '';
    expect(link).toMatch(/^<\/api\/orders\?limit=3&createdTo=[^>]+&cursor=[\w-]+>; rel="next"$/);
    for (const query of ['cursor=nonsense', `sort=createdAt&cursor=${body.nextCursor}`])
      expect(await list(query)).toMatchObject({ status: 400, body: { errors: [{ path: 'cursor' }] } });
  });
});

describe('what is asked of the list', () => {
  it('takes moments, and a location by id or code', async () => {
    expect(
      texts((await list('createdFrom=2026-01-02T08:00:00Z&createdTo=2026-01-04T08:00:00Z')).body.orders),
    ).toBe('3322');
    expect(texts((await list('updatedSince=2026-01-18T08:00:00Z')).body.orders)).toBe('2211');
    await inTenant(tenant, (tx) =>
      tx.insert(locations).values({ tenantId: tenant.tenantId, code: 'CPT', name: 'C' }),
    );
    const here = await place('a7', day(1), day(1), tenant.location.id);
    for (const named of [tenant.location.id, tenant.location.code])
      expect((await list(`location=${named}`)).body.orders).toMatchObject([{ id: here }]);
    expect((await list('location=CPT')).body.orders).toEqual([]);
  });

  it('gives only the fields that are asked for, and the id', async () => {
    const { body } = await list('limit=1&fields=status,customer');
    expect(Object.keys(body.orders[0] ?? {}).sort()).toEqual(['customer', 'id', 'status']);
    expect(isDescribed(body)).toBe(true);
    expect(isDescribed({ ...body, orders: [{ status: 'PENDING_REVIEW' }] })).toBe(false);
    expect(await list('fields=status,colour')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'query.fields' }] },
    });
  });
});

describe('deciding on several orders', () => {
  it('answers for each by itself, in the same order', async () => {
    const [first, second] = [await place('a8', day(8)), await place('b8', day(8))];
    const unknown = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
    const body = { orders: [{ id: first }, { id: unknown }, { id: second, version: 7 }], reason: 'Closed' };
    const answer = await callRoute(
      rejectRoute,
      tenant.requestAs('clerk', 'POST', '/api/orders/reject', body),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { orderId: first, success: true, statusCode: 200, status: 'CANCELLED' },
          { orderId: unknown, success: false, statusCode: 404, error: { code: 'not_found' } },
          { orderId: second, success: false, statusCode: 409, error: { code: 'order_changed' } },
        ],
      },
    });
    const again = { orders: [{ id: first }, { id: second }] };
    const approved = await callRoute(
      approveRoute,
      tenant.requestAs('clerk', 'POST', '/api/orders/approve', again),
    );
    expect(approved).toMatchObject({
      body: { results: [{ error: { code: 'order_not_approvable' } }, { success: false }] },
    });
    const twice = { orders: [{ id: first }, { id: first }], reason: 'x' };
    expect(
      await callRoute(rejectRoute, tenant.requestAs('clerk', 'POST', '/api/orders/reject', twice)),
    ).toMatchObject({ status: 400 });
  });
});
