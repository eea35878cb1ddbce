import { beforeEach, describe, expect, it } from 'vitest';
import { GET as listAliasesRoute } from '@/app/api/aliases/route';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { type AliasQuery, listAliases } from './list-aliases';
import { newProduct } from './testing/new-product';
import { updateProduct } from './update-product';

let tenant: TestTenant;
let thandi: string;
let vusi: string;
beforeEach(async () => {
  tenant = await makeTenant();
  await createProduct(tenant.manager, newProduct({ sku: 'COLA', name: 'Cola 2L' }));
  await createProduct(tenant.manager, newProduct({ sku: 'BREAD', name: 'Brown bread' }));
  thandi = (await createCustomer(tenant.clerk, newCustomer({ name: 'Thandi', phoneNumber: '0825550142' })))
    .id;
  vusi = (await createCustomer(tenant.clerk, newCustomer({ name: 'Vusi', phoneNumber: '0825550143' }))).id;
});

const teach = (product: string, aliasText: string, customerId: string | null = null) =>
  addAlias(tenant.clerk, { product, aliasText, customerId });
/** For the cola, while the bread was not sold: of what is, a phrase of everyone's cannot take the name. */
const teachUnsold = async (phrase: string) => {
  const sell = (isDiscontinued: boolean) =>
    updateProduct(tenant.manager, { idOrSku: 'BREAD', changes: { isDiscontinued } });
  await sell(true);
  await teach('COLA', phrase);
  await sell(false);
};
const list = (query: Partial<AliasQuery> = {}) =>
  listAliases(tenant.clerk, { limit: 50, offset: 0, ...query });
const phrases = async (query: Partial<AliasQuery> = {}) =>
  (await list(query)).aliases.map(({ aliasText }) => aliasText);
const conflicts = async () =>
  (await list()).aliases.map(({ aliasText, customer, conflicts }) => ({
    phrase: customer ? `${aliasText} of ${customer.name}` : aliasText,
    meant: conflicts.map(({ kind, product, customer }) => [kind, product.sku, customer?.name ?? null]),
  }));

describe('listAliases', () => {
  it('shows each phrase with its product, whose it is, who taught it and how often it was used', async () => {
    const alias = await teach('COLA', 'red bottle', thandi);
    expect(await list()).toEqual({
      aliases: [
        {
          ...alias,
          product: { id: alias.productId, sku: 'COLA', name: 'Cola 2L' },
          customer: { id: thandi, name: 'Thandi' },
          conflicts: [],
        },
      ],
      total: 1,
      totalIsExact: true,
      searchedOnly: null,
      nextCursor: null,
      limit: 50,
      offset: 0,
    });
    expect(alias).toMatchObject({ taughtBy: 'Clara Clerk', timesUsed: 0, lastUsedAt: null });
  });

  it('sorts by phrase and pages', async () => {
    for (const phrase of ['cream', 'apples', 'beans']) await teach('COLA', phrase);
    expect(await phrases()).toEqual(['apples', 'beans', 'cream']);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({
      aliases: [{ aliasText: 'beans' }],
      total: 3,
    });
  });

  it.each([
    ['the phrase', 'BOTTLE', ['red bottle']],
    ['the SKU', 'brea', ['the loaf']],
    ['the product’s name', 'brown', ['the loaf']],
    ['the customer’s name', 'thand', ['the loaf']],
    ['a sign of LIKE', '%', []],
  ])('finds by part of %s in any case', async (_, search, found) => {
    await teach('COLA', 'red bottle');
    await teach('BREAD', 'the loaf', thandi);
    expect(await phrases({ search })).toEqual(found);
  });

  it('narrows down to a scope, a product and a customer', async () => {
    await teach('COLA', 'pops for all');
    await teach('COLA', 'for thandi', thandi);
    await teach('BREAD', 'for vusi', vusi);
    expect(await phrases({ scope: 'TENANT' })).toEqual(['pops for all']);
    expect(await phrases({ scope: 'CUSTOMER' })).toEqual(['for thandi', 'for vusi']);
    expect(await phrases({ product: 'COLA' })).toEqual(['for thandi', 'pops for all']);
    expect(await phrases({ product: 'COLA', scope: 'CUSTOMER' })).toEqual(['for thandi']);
    expect(await phrases({ customer: vusi })).toEqual(['for vusi']);
    await expect(list({ product: 'NONE' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('marks a phrase that means one product for a customer and another for everyone, on both', async () => {
    await teach('COLA', 'red cans');
    await teach('BREAD', 'Red Cans', thandi);
    await teach('COLA', 'red cans!', vusi);
    expect(await conflicts()).toEqual([
      { phrase: 'Red Cans of Thandi', meant: [['EVERYONE', 'COLA', null]] },
      { phrase: 'red cans', meant: [['CUSTOMER', 'BREAD', 'Thandi']] },
      { phrase: 'red cans! of Vusi', meant: [] },
    ]);
  });

  it('leaves it alone when two customers mean different things', async () => {
    await teach('COLA', 'red cans', vusi);
    await teach('BREAD', 'red cans', thandi);
    expect((await conflicts()).flatMap(({ meant }) => meant)).toEqual([]);
  });

  it.each(['brown bread', 'BROWN-BREAD', 'Brówn  bread'])(
    'marks “%s” for the product of that name',
    async (phrase) => {
      await teachUnsold(phrase);
      expect(await conflicts()).toEqual([{ phrase, meant: [['PRODUCT_NAME', 'BREAD', null]] }]);
    },
  );

  it('leaves alone a phrase that is its own product’s name, or only part of a name', async () => {
    await teach('BREAD', 'brown bread');
    await teach('COLA', 'brown');
    await teach('BREAD', 'cola 2');
    expect((await conflicts()).flatMap(({ meant }) => meant)).toEqual([]);
  });

  it('finds what is contradicted, and what is not', async () => {
    await teach('COLA', 'red cans');
    await teach('BREAD', 'red cans', thandi);
    await teachUnsold('brown bread');
    await teach('COLA', 'red bottle');
    expect(await list({ conflicting: true })).toMatchObject({ total: 3 });
    expect(await phrases({ conflicting: false })).toEqual(['red bottle']);
  });

  it('names at most three customers of whom it is not true', async () => {
    await teach('COLA', 'red cans');
    for (let at = 0; at < 5; at += 1) {
      const customer = newCustomer({ name: `Shop ${at}`, phoneNumber: `083555010${at}` });
      await teach('BREAD', 'red cans', (await createCustomer(tenant.clerk, customer)).id);
    }
    const ofAll = (await list({ scope: 'TENANT' })).aliases[0]?.conflicts;
    expect(ofAll?.map(({ customer }) => customer?.name)).toEqual(['Shop 0', 'Shop 1', 'Shop 2']);
  });

  it('shows nothing of another tenant, and no conflict with it', async () => {
    const other = await makeTenant();
    await createProduct(other.manager, newProduct({ sku: 'TEA', name: 'red cans' }));
    await teach('COLA', 'red cans');
    expect((await conflicts()).flatMap(({ meant }) => meant)).toEqual([]);
    expect(await listAliases(other.manager, { limit: 50, offset: 0 })).toMatchObject({
      aliases: [],
      total: 0,
    });
    expect(await listAliases(other.manager, { customer: thandi, limit: 50, offset: 0 })).toMatchObject({
      total: 0,
    });
  });
});

describe('GET /api/aliases', () => {
  const get = (query: string, sender: 'clerk' | 'nobody' = 'clerk') =>
    callRoute(listAliasesRoute, tenant.requestAs(sender, 'GET', `/api/aliases${query}`));

  it('lists, filters and counts', async () => {
    await teach('COLA', 'red bottle', thandi);
    await teachUnsold('brown bread');
    const answer = await get(`?scope=CUSTOMER&product=COLA&customer=${thandi}&search=red&conflicting=false`);
    expect(answer).toMatchObject({
      status: 200,
      body: { aliases: [{ aliasText: 'red bottle', customer: { name: 'Thandi' } }], total: 1 },
    });
    expect(answer.headers.get('x-total-count')).toBe('1');
  });

  it('answers bad filters, an unknown product and missing credentials as the table of errors has it', async () => {
    expect(await get('?scope=ALL&customer=thandi&conflicting=maybe&limit=0&colour=red')).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'query.scope' },
          { path: 'query.customer' },
          { path: 'query.conflicting' },
          { path: 'query.limit' },
          { path: 'query.colour' },
        ],
      },
    });
    expect(await get('?product=NONE')).toMatchObject({ status: 404 });
    expect(await get('', 'nobody')).toMatchObject({ status: 401 });
  });
});
