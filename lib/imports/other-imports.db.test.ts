import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginUndo } from './begin-undo';
import { checked, committed, seen } from './testing/import-rows';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const rowsOf = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  inTenant(tenant, async (tx) => [...(await tx.execute<T>(query))]);
const customer = (name: string, phoneNumber: string, erpCustomerId: string | null = null) =>
  createCustomer(tenant.manager, createCustomerEndpoint.body.parse({ name, phoneNumber, erpCustomerId }));
const undone = async (id: string) => {
  await beginUndo(tenant.manager, { importId: id });
  await runOwedWork(tenant.tenantId, 'import/due');
  expect(await seen(tenant.manager, id)).toMatchObject({ status: 'UNDONE', problem: null });
};
const allCustomers = () =>
  rowsOf(sql`
    select c.name, c.phone_number, c.price_tier, c.credit_status,
      (select jsonb_agg(i.value order by i.value) from customer_identities i where i.customer_id = c.id) as numbers
    from customers c order by c.name`);

describe('an import of customers', () => {
  it('finds them by ERP account or number, adds further numbers, and is undone with them', async () => {
    await customer('Sunrise Spaza', '082 555 0142', 'SUN001');
    await customer('Corner Café', '082 555 0143');
    const before = await allCustomers();
    const file = [
      'Account,Customer name,Cell,Phone 2,Price list,Credit hold',
      'SUN001,Sunrise Spaza,825550142,082 555 0150,GOLD,no',
      ',Corner Cafe,+27 82 555 0143,,,yes',
      'NEW1,New Shop,082 555 0144 / 082 555 0145,,,',
      'NEW2,No Phone,,,,',
      'NEW3,Thief,082 555 0142,,,',
      'NEW4,Odd,12,,,maybe',
    ].join('\n');
    const done = await committed(tenant.manager, 'customers', file);
    expect(done.counts).toMatchObject({ UPDATE: 2, CREATE: 1, REJECTED: 3 });
    expect(
      done.rows.slice(3).map(({ errors }) => errors.map(({ column, expected }) => `${column}: ${expected}`)),
    ).toEqual([
      ['Cell: a phone number, for the customer is new'],
      [
        'Cell: a number that is not another customer’s',
        'Cell: a number that no other customer of the file has',
      ],
      ['Cell: a phone number as in ZA, or with a plus and its country code', 'Credit hold: ACTIVE or HOLD'],
    ]);
    expect(await allCustomers()).toEqual([
      {
        name: 'Corner Cafe',
        phone_number: '+27825550143',
        price_tier: 'STANDARD',
        credit_status: 'HOLD',
        numbers: ['+27825550143'],
      },
      {
        name: 'New Shop',
        phone_number: '+27825550144',
        price_tier: 'STANDARD',
        credit_status: 'ACTIVE',
        numbers: ['+27825550144', '+27825550145'],
      },
      {
        name: 'Sunrise Spaza',
        phone_number: '+27825550142',
        price_tier: 'GOLD',
        credit_status: 'ACTIVE',
        numbers: ['+27825550142', '+27825550150'],
      },
    ]);
    await undone(done.id);
    expect(await allCustomers()).toEqual(before);
  });

  it('is for managers', async () => {
    await expect(checked(tenant.clerk, 'customers', 'name,phone\nA,082 555 0142\n')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('imports about products and customers that are there', () => {
  beforeEach(async () => {
    await createProduct(tenant.manager, newProduct({ sku: 'BEV-1', basePrice: 10 }));
    await createProduct(tenant.manager, newProduct({ sku: 'BEV-2', basePrice: 20 }));
    await customer('Sunrise Spaza', '082 555 0142', 'SUN001');
  });

  it('means one price tier by any spelling of it, so that customers pay its prices', async () => {
    await committed(tenant.manager, 'products', 'SKU,Description,Price,Spaza price\nT-1,Tea,10,9\n');
    await committed(
      tenant.manager,
      'customers',
      'Name,Cell,Tier\nCafé,0825550961,Spaza\nShop,0825550962,standard\n',
    );
    await committed(tenant.manager, 'prices', 'sku,price tier,price\nT-1,spaza,8\n');
    const found = await inTenant(tenant, (tx) =>
      tx.execute(sql`select c.name, c.price_tier, held.price from customers c
        left join product_prices held on held.price_tier = c.price_tier
          and held.product_id = (select id from products where sku = 'T-1')
        where c.name in ('Café', 'Shop') order by 1`),
    );
    expect([...found]).toEqual([
      { name: 'Café', price_tier: 'SPAZA', price: '8.00' },
      { name: 'Shop', price_tier: 'STANDARD', price: null },
    ]);
  });

  it('stores prices by tier and base prices, and takes them back', async () => {
    const prices = () =>
      rowsOf(sql`
        select sku, base_price, (select json_object_agg(price_tier, price) from product_prices held where held.product_id = products.id) as tiers
        from products order by sku`);
    await committed(tenant.manager, 'prices', 'sku,price tier,price\nBEV-1,GOLD,9\n');
    const before = await prices();
    const done = await committed(
      tenant.manager,
      'prices',
      'sku,price tier,price\nBEV-1,GOLD,8.5\nbev-2,GOLD,18\nBEV-2,,21\nX,GOLD,1\n',
    );
    expect(done.counts).toMatchObject({ UPDATE: 2, CREATE: 1, REJECTED: 1 });
    expect(await prices()).toEqual([
      { sku: 'BEV-1', base_price: '10.00', tiers: { GOLD: 8.5 } },
      { sku: 'BEV-2', base_price: '21.00', tiers: { GOLD: 18 } },
    ]);
    await undone(done.id);
    expect(await prices()).toEqual(before);
  });

  it('stores stock by location, and takes it back', async () => {
    const levels = () =>
      rowsOf(
        sql`select sku, on_hand from stock_levels join products on products.id = product_id order by sku`,
      );
    await committed(tenant.manager, 'stock', 'sku,warehouse,qty\nBEV-1,JHB,5\n');
    const done = await committed(
      tenant.manager,
      'stock',
      'sku,warehouse,qty\nBEV-1,jhb,7\nBEV-2,JHB,"1,000"\nBEV-2,CPT,1\n',
    );
    expect(done.counts).toMatchObject({ UPDATE: 1, CREATE: 1, REJECTED: 1 });
    expect(await levels()).toEqual([
      { sku: 'BEV-1', on_hand: '7.000' },
      { sku: 'BEV-2', on_hand: '1000.000' },
    ]);
    await undone(done.id);
    expect(await levels()).toEqual([{ sku: 'BEV-1', on_hand: '5.000' }]);
  });

  it('stores customers’ item codes, forgiving how they are written, and takes them back', async () => {
    const codes = () =>
      rowsOf(
        sql`select code, normalised_code, sku from customer_item_codes join products on products.id = product_id order by code`,
      );
    const first = await committed(
      tenant.manager,
      'codes',
      'customer,their code,sku\nSUN001,="00447-12",BEV-1\n0825550142,77,BEV-2\n',
    );
    expect(first.counts).toMatchObject({ CREATE: 2, REJECTED: 0 });
    const before = await codes();
    expect(before).toEqual([
      { code: '00447-12', normalised_code: '44712', sku: 'BEV-1' },
      { code: '77', normalised_code: '77', sku: 'BEV-2' },
    ]);
    const again = await committed(
      tenant.manager,
      'codes',
      'customer,their code,sku\nsunrise spaza,44712,BEV-2\nNobody,1,BEV-1\n',
    );
    expect(again.counts).toMatchObject({ UPDATE: 1, REJECTED: 1 });
    expect(again.rows[0]?.warnings[0]?.expected).toBe('it means BEV-1 for this customer now');
    await undone(again.id);
    expect(await codes()).toEqual(before);
  });

  it('stores aliases of all and of one customer, and takes them back', async () => {
    const aliases = () =>
      rowsOf(
        sql`select alias_text, sku, customer_id is null as of_all from product_aliases join products on products.id = product_id order by alias_text`,
      );
    const done = await committed(
      tenant.manager,
      'aliases',
      'alias,sku,customer\nred cans,BEV-1,\nblue cans,BEV-2,SUN001\nRed  cans,BEV-2,SUN001\nthe usual,BEV-1,SUN001\n',
    );
    expect(done.counts).toMatchObject({ CREATE: 3, REJECTED: 1 });
    expect(done.rows.at(-1)?.errors[0]?.expected).toMatch(/^words that name goods/);
    expect(await aliases()).toEqual([
      { alias_text: 'Red  cans', sku: 'BEV-2', of_all: false },
      { alias_text: 'blue cans', sku: 'BEV-2', of_all: false },
      { alias_text: 'red cans', sku: 'BEV-1', of_all: true },
    ]);
    await undone(done.id);
    expect(await aliases()).toEqual([]);
    // Of another product the name is refused, and the code, for everyone.
    const { name } = (await rowsOf(sql`select name from products where sku = 'BEV-1'`))[0] as {
      name: string;
    };
    const taken = await committed(
      tenant.manager,
      'aliases',
      `alias,sku,customer\n${name},BEV-2,\nBEV-1,BEV-2,\n${name},BEV-2,SUN001\n`,
    );
    expect(taken.counts).toMatchObject({ CREATE: 1, REJECTED: 2 });
    expect(taken.rows[0]?.errors[0]?.expected).toBe('a phrase that is not what BEV-1 is called');
  });

  it('shows another tenant nothing', async () => {
    const { id } = await checked(tenant.manager, 'stock', 'sku,warehouse,qty\nBEV-1,JHB,5\n');
    const other = await makeTenant();
    await expect(seen(other.manager, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
