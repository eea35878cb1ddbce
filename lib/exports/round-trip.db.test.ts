import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as aliasesRoute } from '@/app/api/exports/aliases/route';
import { GET as customersRoute } from '@/app/api/exports/customers/route';
import { GET as itemCodesRoute } from '@/app/api/exports/item-codes/route';
import { GET as productsRoute } from '@/app/api/exports/products/route';
import { GET as stockRoute } from '@/app/api/exports/stock/route';
import { productPrices } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { addAlias } from '../catalogue/add-alias';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { addItemCode } from '../customers/add-item-code';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { updateCustomer } from '../customers/update-customer';
import { guessColumns } from '../imports/columns/guess-columns';
import { downloadRejected } from '../imports/download-rejected';
import type { ImportTarget } from '../imports/import-status';
import { kinds } from '../imports/targets/kinds';
import { checked } from '../imports/testing/import-rows';
import { setStock } from '../stock/set-stock';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

const locales = [
  ...['en-ZA', 'af-ZA', 'pt-PT', 'pt-MZ', 'pt-BR', 'en-GB', 'en-US', 'en-IN', 'sw-KE', 'de-DE', 'de-CH'],
  ...['fr-FR', 'ar-EG', 'hi-IN'],
];

const routes = {
  products: productsRoute,
  stock: stockRoute,
  customers: customersRoute,
  aliases: aliasesRoute,
  codes: itemCodesRoute,
};
const paths = { codes: 'item-codes' } as const;

/** An export of the tenant, sent back as it is. */
async function sentBack(tenant: TestTenant, target: ImportTarget & keyof typeof routes, query: string) {
  const asked = await tenant.requestAs(
    'manager',
    'GET',
    `/api/exports/${'codes' === target ? paths[target] : target}?${query}`,
  );
  const answer = await routes[target](asked, { params: Promise.resolve({}) });
  expect(answer.status).toBe(200);
  return checked(tenant.manager, target, Buffer.from(await answer.arrayBuffer()));
}

it.each(locales)('what %s writes in a file is read from it again, number for number', async (locale) => {
  const tenant = await makeTenant({ locale });
  const goods = [
    { sku: 'A', basePrice: 0.5, reorderPoint: 0.125, onHand: 0.5 },
    { sku: 'B', basePrice: 1234.5, reorderPoint: 1.125, onHand: 97 },
    { sku: 'C', basePrice: 19_999, reorderPoint: 2000, onHand: 2000.004 },
    { sku: 'D', basePrice: 7, reorderPoint: 0, onHand: 1.125 },
  ];
  for (const { onHand, ...fields } of goods) {
    const { id } = await createProduct(tenant.manager, newProduct({ ...fields, category: fields.sku }));
    await setStock(tenant.manager, { product: id, location: 'JHB', onHand });
    const price = { tenantId: tenant.tenantId, productId: id, priceTier: 'GOLD', price: '1.25' };
    if (fields.sku === 'B') await inTenant(tenant, (tx) => tx.insert(productPrices).values(price));
  }
  for (const format of ['csv', 'xlsx'])
    for (const target of ['products', 'stock'] as const) {
      const unchanged = { CREATE: 0, UPDATE: 0, REJECTED: 0, warnings: 0 };
      const all = await sentBack(tenant, target, `format=${format}`);
      expect(all, `${target} ${format}`).toMatchObject({ counts: { ...unchanged, UNCHANGED: goods.length } });
      for (const { sku } of goods) {
        const alone = await sentBack(tenant, target, `format=${format}&category=${sku}`);
        expect(alone, `${target} ${format} ${sku}`).toMatchObject({ counts: { ...unchanged, UNCHANGED: 1 } });
      }
    }
});

it('takes a count below zero back as it was written, and no other', async () => {
  const tenant = await makeTenant();
  const { id: productId } = await createProduct(tenant.manager, newProduct({ sku: 'A' }));
  await setStock(tenant.manager, { product: productId, location: 'JHB', onHand: 1 });
  await inTenant(tenant, (tx) =>
    tx.update(stockLevels).set({ onHand: '-2.5' }).where(eq(stockLevels.productId, productId)),
  );
  for (const format of ['csv', 'xlsx'])
    expect((await sentBack(tenant, 'stock', `format=${format}`)).counts, format).toMatchObject({
      UNCHANGED: 1,
      REJECTED: 0,
    });
  const other = await checked(tenant.manager, 'stock', 'sku,location,on hand\nA,JHB,-3\n');
  expect(other.rows[0]?.errors).toMatchObject([
    { column: 'on hand', expected: expect.stringContaining('0 or more') },
  ]);
});

it('takes back which customers must give an order number', async () => {
  const tenant = await makeTenant();
  const body = { name: 'Sun', phoneNumber: '+27825550142', erpCustomerId: 'SUN1' };
  const { id } = await createCustomer(tenant.manager, createCustomerEndpoint.body.parse(body));
  await updateCustomer(tenant.manager, { customerId: id, changes: { poNumberRequired: true } });
  expect((await sentBack(tenant, 'customers', 'format=csv')).counts).toMatchObject({ UNCHANGED: 1 });
  const told = await checked(tenant.manager, 'customers', 'account,order number required\nSUN1,no\n');
  expect(told.rows[0]).toMatchObject({ action: 'UPDATE' });
});

/** Columns of our exports that tell of what is kept elsewhere, or follows from other columns. */
const toldOnly: Partial<Record<keyof typeof routes, readonly string[]>> = {
  stock: [
    ...['Product', 'Location name', 'Reserved', 'Available', 'Reorder point', 'Safety stock'],
    ...['Unit of measure', 'Bin location', 'Counted'],
  ],
  products: ['Updated'],
  customers: ['Confirmed', 'Created'],
  aliases: ['Product', 'Taught by', 'Taught', 'Times used', 'Last used'],
  codes: ['ERP account', 'Product', 'Taught by', 'Taught'],
};

it.each(Object.keys(routes) as (keyof typeof routes)[])(
  'every column of the export of %s is known to its import, or is told of only',
  async (target) => {
    const tenant = await makeTenant();
    const path = target === 'codes' ? paths.codes : target;
    const asked = await tenant.requestAs('manager', 'GET', `/api/exports/${path}?format=csv`);
    const answer = await routes[target](asked, { params: Promise.resolve({}) });
    const [titles = ''] = (await answer.text()).replace(/^\uFEFF/, '').split(/\r?\n/);
    const headers = titles.split(/[,;]/).map((title) => title.replace(/^"|"$/g, ''));
    const columns = guessColumns(headers, [], kinds[target]);
    const unknown = columns.filter(({ field }) => field === null).map(({ header }) => header);
    expect(unknown).toEqual(toldOnly[target] ?? []);
  },
);

describe('texts that begin like a formula', () => {
  it.each(['en-ZA', 'en-GB'])('are read again from the files of %s as they are', async (locale) => {
    const tenant = await makeTenant({ locale });
    const names = ['+Plus vitamin (C)', '=1+1', "'+quoted", '@home'];
    const products = [];
    for (const [at, name] of names.entries()) {
      const fields = newProduct({ sku: `-AT${at}`, name, binLocation: '-1', category: '=A(1)' });
      products.push(await createProduct(tenant.manager, fields));
    }
    const product = products[0]?.id ?? '';
    const body = { name: '+Café', phoneNumber: '+27825550142', erpCustomerId: '@SUN1' };
    const customer = await createCustomer(tenant.manager, createCustomerEndpoint.body.parse(body));
    await addAlias(tenant.manager, { product, aliasText: '-reds', customerId: customer.id });
    await addItemCode(tenant.manager, { customerId: customer.id, code: '-0044', product });
    await setStock(tenant.manager, { product, location: 'JHB', onHand: 97 });
    const rows = { products: names.length, customers: 1, aliases: 1, codes: 1, stock: 1 };
    for (const format of ['csv', 'xlsx'] as const)
      for (const target of ['products', 'customers', 'aliases', 'codes', 'stock'] as const) {
        // A workbook tells texts from formulas by itself; what was typed there is doubted as before.
        if (format === 'xlsx' && target === 'products') continue;
        const { counts, rows: read } = await sentBack(tenant, target, `format=${format}`);
        const wrong = read.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
        expect([counts?.UNCHANGED, wrong], `${target} ${format}`).toEqual([rows[target], []]);
      }
  });

  it('are in the file of rejected rows as in the one that was sent', async () => {
    const tenant = await makeTenant();
    const sent = "name,phone,account,credit\n'+Café,'+27825550142,'-A1,perhaps\n";
    const dry = await checked(tenant.manager, 'customers', sent);
    expect(dry.counts).toMatchObject({ REJECTED: 1 });
    let file = '';
    for await (const part of await downloadRejected(tenant.manager, { importId: dry.id })) file += part;
    expect(file).toContain('"\'+Café","\'+27825550142","\'-A1",perhaps');
    const again = await checked(tenant.manager, 'customers', file.replace('perhaps', 'active'));
    expect(again.counts).toMatchObject({ CREATE: 1, REJECTED: 0 });
    expect(again.rows[0]?.cells.slice(0, 3)).toEqual(['+Café', '+27825550142', '-A1']);
  });
});
