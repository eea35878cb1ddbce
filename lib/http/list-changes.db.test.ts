import { beforeAll, describe, expect, it } from 'vitest';
import { GET as listAliasesRoute } from '@/app/api/aliases/route';
import { GET as listCustomersRoute } from '@/app/api/customers/route';
import { GET as listProductsRoute } from '@/app/api/products/route';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
let other: TestTenant;
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 8));

type Place = (tenant: TestTenant, name: string, updatedAt: Date) => Promise<unknown>;
const placeProduct: Place = ({ tenantId }, name, updatedAt) =>
  inTenant({ tenantId }, (tx) =>
    tx
      .insert(products)
      .values({ tenantId, sku: `SKU-${name}`, name, basePrice: '1', updatedAt })
      .returning(),
  );
const placeCustomer: Place = ({ tenantId }, name, updatedAt) =>
  inTenant({ tenantId }, (tx) => tx.insert(customers).values({ tenantId, name, updatedAt }));
const placeAlias: Place = ({ tenantId }, aliasText, updatedAt) =>
  inTenant({ tenantId }, async (tx) => {
    const [product] = await tx.select().from(products).orderBy(products.name).limit(1);
    const productId = product?.id ?? '';
    const values = { tenantId, productId, aliasText, normalisedText: aliasText, updatedAt };
    await tx.insert(productAliases).values(values);
  });

const lists = [
  ['products', listProductsRoute, placeProduct, 'name'],
  ['customers', listCustomersRoute, placeCustomer, 'name'],
  ['aliases', listAliasesRoute, placeAlias, 'aliasText'],
] as const;

beforeAll(async () => {
  [tenant, other] = await Promise.all([makeTenant(), makeTenant()]);
  for (const [, , place] of lists) {
    // Two of each moment: the id decides between them. By name they lie the other way round.
    for (const n of [1, 2, 3, 4])
      for (const letter of ['a', 'b']) await place(tenant, `${9 - n}${letter} Žluťoučký kůň ${n}`, day(n));
    await place(other, '5a somebody else’s', day(2));
  }
});

type Row = Record<string, string>;
interface Page {
  rows: Row[];
  nextCursor: string | null;
  total: number;
}

describe.each(lists)('the list of %s', (plural, handler, place, name) => {
  const list = async (query: string) => {
    const request = tenant.requestAs('manager', 'GET', `/api/${plural}?${query}`);
    const { status, body, headers } = await callRoute(handler, request);
    const { [plural]: rows, ...rest } = body as Record<string, unknown>;
    return { status, headers, body, page: { rows, ...rest } as Page };
  };
  const walk = async (query: string, meanwhile: () => Promise<unknown> = async () => undefined) => {
    const pages: Row[][] = [];
    for (let next: string | null = ''; next !== null && pages.length < 20; ) {
      const { page } = await list(`${query}&cursor=${next}`);
      pages.push(page.rows);
      if (pages.length === 1) await meanwhile();
      next = page.nextCursor;
    }
    return pages.flat();
  };
  const names = (rows: readonly Row[]) => rows.map((row) => row[name]?.slice(0, 2));

  it('goes through all by cursor, each row once, in the order of its words', async () => {
    expect(names(await walk('limit=3'))).toEqual(['5a', '5b', '6a', '6b', '7a', '7b', '8a', '8b']);
  });

  it('goes through what has changed in the order in which it did, whatever comes meanwhile', async () => {
    const changed = await walk(`limit=3&sort=updatedAt&updatedSince=${day(2).toISOString()}`, () =>
      place(tenant, '0a came meanwhile', day(1)),
    );
    expect(changed.map(({ updatedAt }) => updatedAt)).toEqual(
      [2, 2, 3, 3, 4, 4].map((n) => day(n).toISOString()),
    );
    expect(new Set(changed.map(({ id }) => id)).size).toBe(6);
    const { page } = await list(`updatedSince=${day(3).toISOString()}&limit=1&cursor=`);
    expect(page.total).toBe(4);
  });

  it('goes on by cursor in a search, and counts what it finds in all', async () => {
    const found = await walk('limit=3&search=kun');
    const expected = plural === 'aliases' ? [] : ['5a', '5b', '6a', '6b', '7a', '7b', '8a', '8b'];
    expect(names(found)).toEqual(expected);
    const exact = await walk(`limit=3&search=${encodeURIComponent('Žluťoučký kůň')}`);
    expect(exact).toHaveLength(8);
    const first = await list(`limit=3&search=${encodeURIComponent('kůň')}&cursor=`);
    const second = await list(`limit=3&search=${encodeURIComponent('kůň')}&cursor=${first.page.nextCursor}`);
    expect([first.page.total, second.page.total]).toEqual([8, 8]);
  });

  it('leads on by Link, and refuses a cursor of another order and what is none', async () => {
    const first = await list('limit=3&cursor=');
    expect(first.headers.get('link')).toContain(`cursor=${first.page.nextCursor}`);
    const refused = { status: 400, body: { errors: [{ path: 'cursor', code: 'invalid_cursor' }] } };
    expect(await list(`sort=updatedAt&cursor=${first.page.nextCursor}`)).toMatchObject(refused);
    expect(await list('cursor=eyJ4Ijp7fX0')).toMatchObject(refused);
    const odd = Buffer.from(JSON.stringify({ sort: 'updatedAt', at: 'never', id: first.page.rows[0]?.id }));
    expect(await list(`sort=updatedAt&cursor=${odd.toString('base64url')}`)).toMatchObject(refused);
    const nul = Buffer.from(JSON.stringify({ sort: name, at: '\u0000', id: first.page.rows[0]?.id }));
    expect(await list(`cursor=${nul.toString('base64url')}`)).toMatchObject(refused);
  });
});
