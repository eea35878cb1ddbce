import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { clock } from '../clock';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { mergeCustomers } from '../customers/merge-customers';
import { mintOrderId } from '../ids';
import { historyOf } from '../orders/internal/order-history';
import { eraseCustomer } from '../privacy/erase-customer';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginUndo } from './begin-undo';
import { checked, committed, seen } from './testing/import-rows';

let tenant: TestTenant;
let customerId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  await createProduct(tenant.manager, newProduct({ sku: 'BRE-1', name: 'Dawnbake Brown Bread 700g' }));
  await createProduct(tenant.manager, newProduct({ sku: 'BRE-2', name: 'Dawnbake White Bread 700g' }));
  const body = { name: 'Sunrise Spaza', phoneNumber: '082 555 0142', erpCustomerId: 'SUN001' };
  ({ id: customerId } = await createCustomer(tenant.manager, createCustomerEndpoint.body.parse(body)));
});

const stored = () =>
  inTenant(tenant, async (tx) => [
    ...(await tx.execute<Record<string, unknown>>(sql`
      select p.sku, h.ordered_on::text as day, h.quantity::float as quantity, h.unit, h.words
      from order_history h left join products p on p.tenant_id = h.tenant_id and p.id = h.product_id
      where h.tenant_id = ${tenant.tenantId} order by h.ordered_on, p.sku`)),
  ]);
const daysAgo = (days: number) =>
  new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const file = () =>
  [
    'Customer;Date;Item code;Text;Qty;Unit',
    `SUN001;${daysAgo(30)};BRE-1;brown;12;`,
    `082 555 0142;${daysAgo(23)};bre-1;brown;10;`,
    `sunrise spaza;${daysAgo(16)};;Dawnbake white bread 700g;4;case`,
    `SUN001;${daysAgo(9)};BRE-1;bread;11;`,
    `SUN001;${daysAgo(9)};;something else;1;`,
  ].join('\n');

describe('an import of order history', () => {
  it('is stored by customer and product, once however often it is imported', async () => {
    expect((await committed(tenant.manager, 'history', file())).counts).toMatchObject({
      CREATE: 5,
      warnings: 1,
    });
    const once = await stored();
    expect(once).toEqual([
      { sku: 'BRE-1', day: daysAgo(30), quantity: 12, unit: null, words: 'brown' },
      { sku: 'BRE-1', day: daysAgo(23), quantity: 10, unit: null, words: 'brown' },
      { sku: 'BRE-2', day: daysAgo(16), quantity: 4, unit: 'case', words: 'Dawnbake white bread 700g' },
      { sku: 'BRE-1', day: daysAgo(9), quantity: 11, unit: null, words: 'bread' },
      { sku: null, day: daysAgo(9), quantity: 1, unit: null, words: 'something else' },
    ]);
    expect((await committed(tenant.manager, 'history', file())).counts).toMatchObject({
      UNCHANGED: 5,
      CREATE: 0,
    });
    expect(await stored()).toEqual(once);
  });

  it('tells what the customer usually takes', async () => {
    await committed(tenant.manager, 'history', file());
    const known = await inTenant(tenant, (tx) => historyOf(tx, tenant.manager, customerId));
    const [bread] = known.filter(({ times }) => times === 3);
    expect(known).toHaveLength(2);
    expect(bread).toMatchObject({ usualQuantity: 11, last: { quantity: 11, unit: null } });
    expect(Math.floor(bread?.lastOrderedDaysAgo ?? 0)).toBe(9);
  });

  it('is there once, although its customer was merged into another since', async () => {
    const phoneNumber = '082 555 0199';
    const body = createCustomerEndpoint.body.parse({ name: 'Sunset Spaza', phoneNumber });
    const other = await createCustomer(tenant.manager, body);
    const lines = ['Customer;Date;Item code;Qty', `${phoneNumber};${daysAgo(12)};BRE-2;3`].join('\n');
    await committed(tenant.manager, 'history', lines);
    await mergeCustomers(tenant.manager, { customerId, with: other.id });
    const { counts } = await committed(tenant.manager, 'history', lines);
    expect(counts).toMatchObject({ CREATE: 0, UNCHANGED: 1 });
    expect(await stored()).toHaveLength(1);
  });

  it('counts once what was ordered here, by the number in the ERP or as the same goods on the same day', async () => {
    const [bread] = await inTenant(tenant, (tx) =>
      tx.select().from(products).where(eq(products.sku, 'BRE-1')),
    );
    await inTenant(tenant, async (tx) => {
      for (const [days, erpSalesOrderId] of [[9, 'SO-1'] as const, [30, 'SO-2'] as const]) {
        const createdAt = new Date(`${daysAgo(days)}T09:00:00Z`);
        const [order] = await tx
          .insert(orders)
          .values({
            ...{
              tenantId: tenant.tenantId,
              customerId,
              createdAt,
              erpSalesOrderId,
              rawText: '',
              searchText: '',
            },
            ...{ source: 'MESSAGING', status: 'COMPLETED' },
          })
          .returning();
        await tx.insert(orderLines).values({
          ...{
            tenantId: tenant.tenantId,
            orderId: order?.id ?? mintOrderId(''),
            position: 1,
            productId: bread?.id ?? null,
          },
          ...{ quantity: '11', orderQuantity: '11', rawItemText: 'bread' },
        });
      }
    });
    const lines = [
      'Customer;Date;Item code;Qty;Order number',
      `SUN001;${daysAgo(9)};BRE-1;11;`,
      `SUN001;${daysAgo(29)};BRE-1;10;so-2`,
      `SUN001;${daysAgo(9)};BRE-1;5;SO-8`,
    ];
    await committed(tenant.manager, 'history', lines.join('\n'));
    const known = await inTenant(tenant, (tx) => historyOf(tx, tenant.manager, customerId));
    expect(known).toMatchObject([{ times: 3 }]);
  });

  it('is undone as a whole', async () => {
    const { id } = await committed(tenant.manager, 'history', file());
    await beginUndo(tenant.manager, { importId: id });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect(await seen(tenant.manager, id)).toMatchObject({ status: 'UNDONE', problem: null });
    expect(await stored()).toEqual([]);
  });

  it('rejects what is no order of somebody known', async () => {
    const bad = [
      'Customer,Date,SKU,Qty',
      `NOBODY,${daysAgo(3)},BRE-1,1`,
      'SUN001,31/02/2026,BRE-1,1',
      `SUN001,${daysAgo(-9)},BRE-1,1`,
      `SUN001,${daysAgo(3)},GONE-1,1`,
      `SUN001,${daysAgo(3)},BRE-1,-2`,
      `SUN001,${daysAgo(3)},,5`,
    ].join('\n');
    const { rows } = await checked(tenant.manager, 'history', bad);
    expect(rows.map(({ errors }) => errors.map(({ expected }) => expected))).toEqual([
      ['a customer’s ERP account, phone number or name'],
      ['a day, as in 2026-03-31'],
      ['a day that has been'],
      ['a SKU of the catalogue'],
      ['a quantity above 0'],
      ['a SKU, or the customer’s words'],
    ]);
  });

  it('goes with a customer who is forgotten', async () => {
    await committed(tenant.manager, 'history', file());
    await eraseCustomer(tenant.manager, { customerId, confirmName: 'Sunrise Spaza' });
    expect(await stored()).toEqual([]);
  });
});
