import readXlsxFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as aliasesRoute } from '@/app/api/exports/aliases/route';
import { GET as auditRoute } from '@/app/api/exports/audit/route';
import { GET as correctionsRoute } from '@/app/api/exports/corrections/route';
import { GET as customersRoute } from '@/app/api/exports/customers/route';
import { GET as itemCodesRoute } from '@/app/api/exports/item-codes/route';
import { GET as ordersRoute } from '@/app/api/exports/orders/route';
import { GET as productsRoute } from '@/app/api/exports/products/route';
import { GET as stockRoute } from '@/app/api/exports/stock/route';
import { auditEvents } from '@/db/schema/audit-events';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { productPrices, products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { addAlias } from '../catalogue/add-alias';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { addItemCode } from '../customers/add-item-code';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { checked } from '../imports/testing/import-rows';
import { emptyHead } from '../orders/order-head';
import { setStock } from '../stock/set-stock';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant({ locale: 'en-GB' });
});

type Handler = typeof ordersRoute;
const ask = async (handler: Handler, path: string, sender: 'manager' | 'clerk' = 'clerk', who = tenant) =>
  handler(await who.requestAs(sender, 'GET', `/api/exports/${path}`), { params: Promise.resolve({}) });
/** The rows of the CSV without its title row, by lines. */
const rowsOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return (await answer.text()).trimEnd().split('\r\n').slice(1);
};
const customer = (who: TestTenant, name: string, phoneNumber: string, creditStatus = 'ACTIVE') =>
  createCustomer(
    who.manager,
    createCustomerEndpoint.body.parse({ name, phoneNumber, creditStatus, erpCustomerId: `${name}-1` }),
  );

/** A tenant with one of everything that is exported. */
async function fill(who: TestTenant, mark: string) {
  const product = await createProduct(
    who.manager,
    newProduct({ sku: `${mark}-1`, name: `${mark} cola`, basePrice: 12.5 }),
  );
  const of = await customer(who, `${mark} spaza`, '0825550142');
  await addAlias(who.clerk, { product: product.id, aliasText: `${mark} reds`, customerId: of.id });
  await addItemCode(who.clerk, { customerId: of.id, code: '0044-712', product: product.id });
  await setStock(who.manager, { product: product.id, location: 'JHB', onHand: 7.5 });
  const head = {
    ...emptyHead,
    poNumber: { value: 'PO-9', confidence: 1, span: null, reason: 'said', doubts: [], setByPerson: false },
  };
  await inTenant(who, async (tx) => {
    const shared = { tenantId: who.tenantId, customerId: of.id, source: 'MESSAGING' } as const;
    const [order] = await tx
      .insert(orders)
      .values({ ...shared, status: 'PENDING_REVIEW', rawText: '=2 cola', head, totalAmount: '25.00' })
      .returning();
    await tx.insert(orders).values({ ...shared, status: 'CANCELLED', rawText: 'hello' });
    if (!order) throw new Error('no order');
    const line = { orderId: order.id, tenantId: who.tenantId, quantity: '2', orderQuantity: '2' };
    await tx.insert(orderLines).values({
      ...line,
      position: 1,
      rawItemText: '=2 cola',
      productId: product.id,
      unitPrice: '12.50',
      subtotal: '25.00',
      edited: true,
    });
    await tx.insert(orderLines).values({ ...line, position: 2, rawItemText: 'what?' });
    await tx.insert(auditEvents).values({
      ...{
        tenantId: who.tenantId,
        actor: who.clerk.actor,
        requestId: 'r',
        orderId: order.id,
        action: 'line.corrected',
      },
      data: {
        phrase: 'reds',
        from: { productId: null, quantity: '1.000', unit: null },
        to: { productId: product.id, quantity: '2.000', unit: 'CASE' },
      },
    });
  });
  return { product, customer: of };
}

describe('GET /api/exports/orders', () => {
  it('writes a row for each line with the head beside it, and no formula', async () => {
    await fill(tenant, 'red');
    const rows = await rowsOf(await ask(ordersRoute, 'orders'));
    expect(rows).toHaveLength(3);
    const lines = rows.filter((row) => row.includes('PENDING_REVIEW'));
    expect(lines[0]).toContain('red spaza,"\'+27825550142",red spaza-1,,PO-9');
    expect(lines[0]).toContain(',25.00,1,"\'=2 cola",2,,red-1,red cola,2,EA,12.50,25.00,no,yes');
    expect(lines[1]).toContain(',2,what?,2,,,,2,,,,no,no');
  });

  it('gives only what the filters show', async () => {
    const { product } = await fill(tenant, 'red');
    expect(await rowsOf(await ask(ordersRoute, 'orders?status=CANCELLED'))).toHaveLength(1);
    expect(await rowsOf(await ask(ordersRoute, `orders?product=${product.id}`))).toHaveLength(2);
    expect(await rowsOf(await ask(ordersRoute, 'orders?search=nobody'))).toEqual([]);
    expect((await ask(ordersRoute, 'orders?limit=5')).status).toBe(400);
    expect((await ask(ordersRoute, 'orders?format=pdf')).status).toBe(400);
  });

  it('loses and doubles nothing where many orders came in one moment', async () => {
    const of = await customer(tenant, 'Sun', '0825550142');
    const createdAt = new Date('2026-03-01T10:00:00.123Z');
    const many = Array.from({ length: 601 }, (_, n) => ({
      ...({ tenantId: tenant.tenantId, customerId: of.id, source: 'MESSAGING', createdAt } as const),
      rejectionReason: String(n),
    }));
    await inTenant(tenant, (tx) => tx.insert(orders).values(many));
    const ids = (await rowsOf(await ask(ordersRoute, 'orders'))).map((row) => row.split(',')[0]);
    expect(new Set(ids).size).toBe(601);
    expect(ids).toHaveLength(601);
  });
});

describe('exports of the other lists', () => {
  it('give what is there, as the lists filter it', async () => {
    const { product, customer: of } = await fill(tenant, 'red');
    await createProduct(tenant.manager, newProduct({ sku: 'B', name: 'Bread', category: 'Bakery' }));
    await customer(tenant, 'Zed', '0825550143', 'HOLD');
    expect((await rowsOf(await ask(productsRoute, 'products?category=Bakery')))[0]).toMatch(
      /^B,Bread,10\.00,EA,1,/,
    );
    expect(await rowsOf(await ask(customersRoute, 'customers?creditStatus=HOLD'))).toEqual([
      expect.stringMatching(/^Zed,"'\+27825550143",,Zed-1,STANDARD,HOLD,,no,yes,/),
    ]);
    expect((await rowsOf(await ask(aliasesRoute, 'aliases?scope=CUSTOMER')))[0]).toContain(
      'red reds,red-1,red cola,red spaza,Clara Clerk',
    );
    expect(await rowsOf(await ask(aliasesRoute, 'aliases?scope=TENANT'))).toEqual([]);
    expect((await rowsOf(await ask(itemCodesRoute, `item-codes?customer=${of.id}`)))[0]).toContain(
      'red spaza,red spaza-1,0044-712,red-1,red cola',
    );
    expect((await rowsOf(await ask(stockRoute, 'stock?location=JHB&search=cola')))[0]).toContain(
      'red-1,red cola,JHB,Johannesburg,7.5,0,7.5',
    );
    expect((await rowsOf(await ask(correctionsRoute, 'corrections')))[0]).toMatch(
      /,Clara Clerk,[-\w]+,,red spaza,reds,,,1,,red-1,red cola,2,CASE$/,
    );
    expect(await rowsOf(await ask(correctionsRoute, 'corrections?to=2020-01-01'))).toEqual([]);
    expect((await rowsOf(await ask(auditRoute, 'audit?kind=product.created', 'manager'))).length).toBe(2);
    for (const [handler, path] of [
      [aliasesRoute, 'aliases?product=none'],
      [stockRoute, 'stock?location=none'],
      [itemCodesRoute, `item-codes?customer=${product.id}`],
    ] as const)
      expect((await ask(handler, path)).status).toBe(404);
  });

  it('never give rows of another tenant, even to a query without its condition', async () => {
    const other = await makeTenant();
    const { product, customer: theirs } = await fill(other, 'secret');
    await fill(tenant, 'own');
    const all = [
      [ordersRoute, 'orders'],
      [ordersRoute, `orders?product=${product.id}`],
      [ordersRoute, `orders?customer=${theirs.id}`],
      [correctionsRoute, 'corrections'],
      [productsRoute, 'products'],
      [aliasesRoute, 'aliases'],
      [aliasesRoute, `aliases?customer=${theirs.id}`],
      [stockRoute, 'stock'],
      [customersRoute, 'customers'],
      [itemCodesRoute, 'item-codes'],
      [auditRoute, 'audit'],
    ] as const;
    for (const [handler, path] of all)
      expect(await (await ask(handler, path, 'manager')).text(), path).not.toContain('secret');
    expect((await ask(itemCodesRoute, `item-codes?customer=${theirs.id}`)).status).toBe(404);
    expect((await ask(auditRoute, 'audit')).status).toBe(403);
  });

  it('record who took what, without what was searched for', async () => {
    await rowsOf(await ask(customersRoute, 'customers?search=Zandile'));
    const [, row] = await rowsOf(await ask(auditRoute, 'audit?kind=list.exported', 'manager'));
    expect(row).toContain('list.exported,user,Clara Clerk');
    expect(row).toContain('""filters"":[""search""]');
    expect(row).not.toContain('Zandile');
  });
});

describe('an exported catalogue', () => {
  it.each([
    ['de-DE', 'csv'],
    ['en-ZA', 'xlsx'],
  ] as const)('is taken back by an import without a change: %s, %s', async (locale, format) => {
    tenant = await makeTenant({ locale });
    const product = await createProduct(
      tenant.manager,
      newProduct({
        sku: '00123',
        name: 'Öl; "fine"',
        basePrice: 1234.5,
        packSize: 12,
        reorderPoint: 2.5,
        isZeroRated: true,
      }),
    );
    await inTenant(tenant, (tx) =>
      tx
        .insert(productPrices)
        .values({ tenantId: tenant.tenantId, productId: product.id, priceTier: 'GOLD', price: '1199.95' }),
    );
    const answer = await ask(productsRoute, `products?format=${format}`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="products.${format}"`);
    const file = Buffer.from(await answer.arrayBuffer());
    if (format === 'xlsx')
      expect((await readXlsxFile(file))[0]?.data[1]?.slice(0, 3)).toEqual(['00123', 'Öl; "fine"', 1234.5]);
    const dry = await checked(
      tenant.manager,
      'products',
      new File([new Uint8Array(file)], `products.${format}`),
    );
    expect(dry).toMatchObject({
      status: 'CHECKED',
      counts: { CREATE: 0, UPDATE: 0, UNCHANGED: 1, REJECTED: 0 },
    });
    expect(dry.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([
      'Updated',
    ]);
    expect(dry.columns.at(-1)).toMatchObject({ field: 'tierPrice', tier: 'GOLD' });
  });

  it('stops reading where the reader is gone', async () => {
    const row = { tenantId: tenant.tenantId, basePrice: '1' };
    await inTenant(tenant, (tx) =>
      tx
        .insert(products)
        .values(Array.from({ length: 3_000 }, (_, n) => ({ ...row, sku: `S${n}`, name: `N${n}` }))),
    );
    const { body } = await ask(productsRoute, 'products');
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });
});
