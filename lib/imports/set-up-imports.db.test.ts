import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginUndo } from './begin-undo';
import { type checked, committed, seen } from './testing/import-rows';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const rowsOf = (query: ReturnType<typeof sql>) =>
  inTenant(tenant, async (tx) => [...(await tx.execute(query))]);
const expectedOf = ({ rows }: Awaited<ReturnType<typeof checked>>) =>
  rows.map(({ errors }) => errors.map(({ expected }) => expected));
async function undone(importId: string) {
  await beginUndo(tenant.manager, { importId });
  await runOwedWork(tenant.tenantId, 'import/due');
  return seen(tenant.manager, importId);
}

it('stores what customers and tiers pay and from when, says what is wrong, and takes it back', async () => {
  const sunrise = { name: 'Sunrise Spaza', phoneNumber: '082 555 0142', erpCustomerId: 'SUN001' };
  await createCustomer(tenant.manager, createCustomerEndpoint.body.parse(sunrise));
  await committed(tenant.manager, 'products', 'SKU,Name,Price\nMAIZE,Maize meal 10kg,100\nOIL,Oil 2L,60\n');
  const held = () =>
    rowsOf(sql`
      select p.sku, c.name as customer, s.price_tier as tier, s.price::float as price, s.valid_from as from, s.valid_to as to
      from special_prices s join products p on p.id = s.product_id left join customers c on c.id = s.customer_id
      order by p.sku, s.valid_from nulls first, c.name`);
  const first = await committed(tenant.manager, 'specialPrices', 'Customer,SKU,Price\nSUN001,OIL,"55,00"\n');
  expect(expectedOf(first)).toEqual([[]]);
  const before = await held();
  expect(before).toMatchObject([{ sku: 'OIL', customer: 'Sunrise Spaza', price: 55, from: null, to: null }]);
  const file = [
    'Account;Price list;Stock code;Price;Valid from;Valid to',
    'SUN001;;MAIZE;95,50;01/06/2031;30/06/2031',
    'Sunrise Spaza;;oil;52;;',
    ';GOLD;MAIZE;90;46174;46203',
    'SUN001;GOLD;MAIZE;90;;',
    ';GOLD;MAIZE;90;;',
    'SUN001;;MAIZE;95;01/07/2031;30/06/2031',
    'Nobody;;SALT;9;;soon',
  ].join('\n');
  const done = await committed(tenant.manager, 'specialPrices', file);
  expect(expectedOf(done)).toEqual([
    [],
    [],
    [],
    ['either a customer or a price tier'],
    ['a first or a last day; a price of a tier without days is imported as a price'],
    ['a day that is not before the first one'],
    expect.arrayContaining([
      'a day, as in 2026-03-31',
      'a SKU of the catalogue',
      'a customer’s ERP account, phone number or name',
    ]),
  ]);
  expect(await held()).toEqual([
    { sku: 'MAIZE', customer: null, tier: 'GOLD', price: 90, from: '2026-06-01', to: '2026-06-30' },
    {
      sku: 'MAIZE',
      customer: 'Sunrise Spaza',
      tier: null,
      price: 95.5,
      from: '2031-06-01',
      to: '2031-06-30',
    },
    { sku: 'OIL', customer: 'Sunrise Spaza', tier: null, price: 52, from: null, to: null },
  ]);
  expect(await committed(tenant.manager, 'specialPrices', file)).toMatchObject({
    counts: { CREATE: 0, UPDATE: 0, UNCHANGED: 3 },
  });
  expect(await undone(done.id)).toMatchObject({ status: 'UNDONE', problem: null });
  expect(await held()).toEqual(before);
});

it('stores locations by code, and does not take one back that is in use', async () => {
  const file = [
    'Location code,Location name,Address,ERP warehouse,Cut-off time',
    'jhb,Johannesburg DC,1 Main Reef Road,WH1,0.604166666',
    'DBN,Durban depot,,WH2,2:30 pm',
    'CPT,Cape Town,,,25:00',
  ].join('\n');
  const done = await committed(tenant.manager, 'locations', file);
  expect(expectedOf(done)).toEqual([[], [], ['a time of day, as in 14:30']]);
  const held = () =>
    rowsOf(
      sql`select code, name, warehouse_code as warehouse, cut_off_time as "cutOff" from locations order by code`,
    );
  expect(await held()).toEqual([
    { code: 'DBN', name: 'Durban depot', warehouse: 'WH2', cutOff: '14:30' },
    { code: 'JHB', name: 'Johannesburg DC', warehouse: 'WH1', cutOff: '14:30' },
  ]);
  await committed(tenant.manager, 'products', 'SKU,Name,Price\nOIL,Oil 2L,60\n');
  await committed(tenant.manager, 'stock', 'SKU,Location,On hand\nOIL,DBN,4\n');
  expect(await undone(done.id)).toMatchObject({ status: 'COMMITTED', problem: expect.any(String) });
});

it('links substitutes that stand below in the file, leaves strangers out, and takes them back', async () => {
  await committed(tenant.manager, 'products', 'SKU,Name,Price\nA,Maize A,10\n');
  const held = () =>
    rowsOf(sql`
      select p.sku, o.sku as substitute, s.position from product_substitutes s
      join products p on p.id = s.product_id join products o on o.id = s.substitute_id order by 1, 3`);
  const file = 'SKU,Name,Price,Substitutes\nA,,,B; C; MOON\nB,Maize B,11,A\nC,Maize C,12,\n';
  const done = await committed(tenant.manager, 'products', file);
  expect(done.rows[0]?.warnings).toMatchObject([{ found: 'MOON' }]);
  expect(await held()).toEqual([
    { sku: 'A', substitute: 'B', position: 1 },
    { sku: 'A', substitute: 'C', position: 2 },
    { sku: 'B', substitute: 'A', position: 1 },
  ]);
  expect(await undone(done.id)).toMatchObject({ status: 'UNDONE', problem: null });
  expect(await held()).toEqual([]);
});
