import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueVersions } from '@/db/schema/catalogue-versions';
import { productPrices } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createProduct } from '../catalogue/create-product';
import { listProducts } from '../catalogue/list-products';
import { newProduct } from '../catalogue/testing/new-product';
import { updateProduct } from '../catalogue/update-product';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginCommit } from './begin-commit';
import { beginUndo } from './begin-undo';
import { checked, committed, seen } from './testing/import-rows';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const nasty = Buffer.from(
  [
    'Preisliste Frühjahr;;;;;',
    '',
    'Artikelnr;Bezeichnung;Preis;VE;EAN;Gold Preis',
    '="00123";Bärenmarke 10%;1.234,50;12;4006381333931;1.100,00',
    'B-2;Öl "extra";12,9;;;',
    '',
    'Gesamtsumme;;1.247,40;;;',
  ].join('\r\n'),
  'latin1',
);

const bySku = async () => {
  const { products } = await listProducts(tenant.manager, { limit: 200, offset: 0 });
  return new Map(products.map((product) => [product.sku, product]));
};

describe('an import of what is sold', () => {
  const file = (title: string, ...words: string[]) =>
    [`SKU;Name;Price;${title}`, ...words.map((word, at) => `S-${at};Goods ${at};1;${word}`)].join('\n');
  const ended = async () =>
    [...(await bySku()).values()].filter(({ isDiscontinued }) => isDiscontinued).map(({ sku }) => sku);

  it.each([
    ['Discontinued', ['yes', 'no', 'x', '']],
    ['Inactive', ['1', '0', 'true', '']],
    ['Active', ['no', 'yes', 'inactive', '']],
    ['Status', ['Discontinued', 'Active', 'BLOCKED', '']],
    ['isDiscontinued', ['true', 'false', 'true', '']],
  ])('reads %s', async (title, words) => {
    await committed(tenant.manager, 'products', file(title, ...words));
    expect((await ended()).sort()).toEqual(['S-0', 'S-2']);
  });

  it('takes products out of sale and back, and leaves those without a word as they are', async () => {
    await committed(tenant.manager, 'products', file('Active', 'yes', 'no', 'no'));
    const done = await committed(tenant.manager, 'products', file('Active', 'no', 'yes', ''));
    expect(done.counts).toMatchObject({ UPDATE: 2, UNCHANGED: 1 });
    expect((await ended()).sort()).toEqual(['S-0', 'S-2']);
    await beginUndo(tenant.manager, { importId: done.id });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect((await ended()).sort()).toEqual(['S-1', 'S-2']);
  });

  it('says what it cannot read', async () => {
    const { counts } = await checked(tenant.manager, 'products', file('Active', 'perhaps'));
    expect(counts).toMatchObject({ REJECTED: 1 });
  });
});

describe('an import of products', () => {
  it('reads a nasty file, shows what would happen without touching anything, then stores it', async () => {
    const dry = await checked(tenant.manager, 'products', nasty);
    expect(dry).toMatchObject({ status: 'CHECKED', counts: { CREATE: 2, SKIPPED: 1, REJECTED: 0 } });
    expect(dry.columns.map(({ field }) => field)).toEqual([
      'sku',
      'name',
      'basePrice',
      'packSize',
      'barcode',
      'tierPrice',
    ]);
    expect((await bySku()).size).toBe(0);

    const done = await committed(tenant.manager, 'products', nasty);
    expect(done).toMatchObject({ status: 'COMMITTED', counts: { CREATE: 2 } });
    const stored = await bySku();
    expect(stored.get('00123')).toMatchObject({
      name: 'Bärenmarke 10%',
      basePrice: 1234.5,
      packSize: 12,
      barcode: '4006381333931',
      unitOfMeasure: 'EA',
    });
    expect(stored.get('B-2')).toMatchObject({ name: 'Öl "extra"', basePrice: 12.9, packSize: 1 });
    const prices = await inTenant(tenant, (tx) => tx.select().from(productPrices));
    expect(prices).toMatchObject([{ priceTier: 'GOLD', price: '1100.00' }]);
  });

  it('tells created, updated and unchanged apart, and leaves blank cells as they are', async () => {
    await createProduct(
      tenant.manager,
      newProduct({ sku: 'A', name: 'Apple', basePrice: 10, category: 'Fruit' }),
    );
    await createProduct(tenant.manager, newProduct({ sku: 'B', name: 'Bread', basePrice: 20 }));
    const file = 'sku,name,price,category\nA,Apples,10,\nB,Bread,20.00,\nC,Cheese,30,Dairy\n';
    const done = await committed(tenant.manager, 'products', file);
    expect(done.counts).toMatchObject({ CREATE: 1, UPDATE: 1, UNCHANGED: 1 });
    expect((await bySku()).get('A')).toMatchObject({ name: 'Apples', category: 'Fruit', version: 2 });
    expect((await bySku()).get('B')).toMatchObject({ version: 1 });
    expect((await checked(tenant.manager, 'products', file)).counts).toMatchObject({ UNCHANGED: 3 });
  });

  it('names every error by row, column, what was found and what was expected', async () => {
    const file = 'sku,name,price,pack size\nA,Apple,ten,0\n,Bread,5,1\nC,,3,1\n=1+1,Sum,3,1\nD,Dates,3,1\n';
    const { counts, rows } = await checked(tenant.manager, 'products', file);
    expect(counts).toMatchObject({ REJECTED: 4, CREATE: 1 });
    expect(rows.slice(0, 4).map(({ rowNumber, errors }) => [rowNumber, errors])).toEqual([
      [
        2,
        [
          { column: 'price', found: 'ten', expected: 'an amount of 0 or more' },
          { column: 'pack size', found: '0', expected: 'a whole number of 1 or more' },
        ],
      ],
      [3, [{ column: 'sku', found: '', expected: 'SKU: it is needed in every row' }]],
      [4, [{ column: 'name', found: '', expected: 'a name, for the product is new' }]],
      [5, [{ column: 'sku', found: '=1+1', expected: 'the value itself, not a formula' }]],
    ]);
  });

  it('warns of what is probably a mistake: half the price, capitals, a barcode twice, two rows of one SKU', async () => {
    await createProduct(tenant.manager, newProduct({ sku: 'ab-1', basePrice: 100, barcode: '111' }));
    const file = 'sku,name,price,barcode\nAB-1,One,49,\nX,Ex,1,111\nY,Why,1,\nY,Why not,2,\n';
    const { counts, rows } = await checked(tenant.manager, 'products', file);
    expect(counts).toMatchObject({ UPDATE: 1, CREATE: 2, SUPERSEDED: 1, REJECTED: 0 });
    const words = rows.map(({ warnings }) => warnings.map(({ expected }) => expected));
    expect(words).toEqual([
      ['taken as ab-1, which differs in capitals alone', 'half of the 100.00 that it is now, or less'],
      ['it is the barcode of ab-1 too'],
      ['row 5 is about the same and counts instead'],
      ['an earlier row is about the same; this one counts'],
    ]);
  });

  it('stores nothing while rows have errors, unless they may stay behind', async () => {
    const { id } = await checked(tenant.manager, 'products', 'sku,name,price\nA,Apple,x\nB,Bread,1\n');
    const commit = (leaveOutRejected: boolean) =>
      beginCommit(tenant.manager, { importId: id, leaveOutRejected });
    await expect(commit(false)).rejects.toMatchObject({ code: 'import_has_errors' });
    await commit(true);
    await runOwedWork(tenant.tenantId, 'import/due');
    expect([...(await bySku()).keys()]).toEqual(['B']);
  });

  it('stores nothing when the data have changed so that more rows have errors than were shown', async () => {
    await createProduct(tenant.manager, newProduct({ sku: 'A', name: 'Apple', basePrice: 10 }));
    const { id } = await checked(tenant.manager, 'products', 'sku,price,category\nA,2,Fruit\n');
    await updateProduct(tenant.manager, { idOrSku: 'A', changes: { sku: 'A-old' } });
    await beginCommit(tenant.manager, { importId: id, leaveOutRejected: false });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect(await seen(tenant.manager, id)).toMatchObject({ status: 'FAILED' });
    expect((await bySku()).get('A-old')).toMatchObject({ basePrice: 10, category: null });
  });

  it('is undone as a whole: what it made is gone, what it changed is as it was', async () => {
    const before = newProduct({ sku: 'A', name: 'Apple', basePrice: 10, category: null });
    await createProduct(tenant.manager, before);
    const file = 'sku,name,price,category,Gold price\nA,Apples,12,Fruit,9\nB,Bread,1,,2\n';
    const { id } = await committed(tenant.manager, 'products', file);
    await beginUndo(tenant.manager, { importId: id });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect(await seen(tenant.manager, id)).toMatchObject({ status: 'UNDONE', problem: null });
    expect([...(await bySku()).values()]).toMatchObject([
      { sku: 'A', name: 'Apple', basePrice: 10, category: null },
    ]);
    expect(await inTenant(tenant, (tx) => tx.select().from(productPrices))).toEqual([]);
  });

  it('is not undone, not even in part, once something of it was changed', async () => {
    const { id } = await committed(tenant.manager, 'products', 'sku,name,price\nA,Apple,1\nB,Bread,1\n');
    await updateProduct(tenant.manager, { idOrSku: 'B', changes: { name: 'Brown bread' } });
    await beginUndo(tenant.manager, { importId: id });
    await runOwedWork(tenant.tenantId, 'import/due');
    const after = await seen(tenant.manager, id);
    expect(after).toMatchObject({ status: 'COMMITTED' });
    expect(after.problem).toContain('changed since');
    expect([...(await bySku()).keys()]).toEqual(['A', 'B']);
  });

  it('counts as one change of the catalogue, so that an index is built once', async () => {
    const version = () =>
      inTenant(tenant, async (tx) => {
        const [row] = await tx
          .select()
          .from(catalogueVersions)
          .where(eq(catalogueVersions.tenantId, tenant.tenantId));
        return row?.version ?? 0;
      });
    const before = await version();
    await committed(tenant.manager, 'products', 'sku,name,price,Gold price\nA,Apple,1,2\nB,Bread,1,2\n');
    expect(await version()).toBe(before + 1);
  });

  it('remembers what was chosen for a title', async () => {
    const file = 'sku,name,price,Zeug\nA,Apple,1,Fruit\n';
    const first = await checked(tenant.manager, 'products', file);
    expect(first.columns[3]).toEqual({ header: 'Zeug', field: null });
    const { beginCheck } = await import('./begin-check');
    const columns = first.columns.map((each) =>
      each.header === 'Zeug' ? { ...each, field: 'category' } : each,
    );
    await beginCheck(tenant.manager, { importId: first.id, columns });
    await runOwedWork(tenant.tenantId, 'import/due');
    expect((await checked(tenant.manager, 'products', file)).columns[3]?.field).toBe('category');
  });

  it('reads a title in a later file that an earlier one had twice, and takes no guess for a choice', async () => {
    const doubled = 'sku,name,name,base price\nA,Apple,Red,1\n';
    const fields = ({ columns }: { columns: { field: string | null }[] }) =>
      columns.map(({ field }) => field);
    expect(fields(await checked(tenant.manager, 'products', doubled))).toEqual([
      'sku',
      'name',
      null,
      'basePrice',
    ]);
    const plain = 'sku,name,base price\nA,Apple,1\n';
    expect(fields(await checked(tenant.manager, 'products', plain))).toEqual(['sku', 'name', 'basePrice']);
    // "Code" is the SKU where nothing is called so.
    expect(fields(await checked(tenant.manager, 'products', 'Code,name\nA,Apple\n'))).toEqual([
      'sku',
      'name',
    ]);
    expect(fields(await checked(tenant.manager, 'products', 'Code,SKU,name\n1,A,Apple\n'))).toEqual([
      null,
      'sku',
      'name',
    ]);
  });
});
