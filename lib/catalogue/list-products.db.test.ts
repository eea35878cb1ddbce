import { beforeEach, describe, expect, it } from 'vitest';
import { setStock } from '../stock/set-stock';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { listProducts } from './list-products';
import { newProduct } from './testing/new-product';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const cola = newProduct({ sku: 'BEV-0012', name: 'Cola 330ml can 24-pack', basePrice: 189.9 });

describe('listProducts', () => {
  beforeEach(async () => {
    await createProduct(tenant.manager, { ...cola, category: 'Drinks', barcode: '6001234567890' });
    await createProduct(
      tenant.manager,
      newProduct({ sku: 'BAK-1', name: 'Brown bread', category: 'Bakery' }),
    );
    await createProduct(tenant.manager, newProduct({ sku: 'OIL_5', name: '100% sunflower oil 5L' }));
    await addAlias(tenant.manager, { product: 'BEV-0012', aliasText: 'Red cans', customerId: null });
  });
  const found = async (query: { search?: string; category?: string; limit?: number; offset?: number }) =>
    (await listProducts(tenant.clerk, { limit: 50, offset: 0, ...query })).products.map((one) => one.sku);

  it('sorts by name and pages', async () => {
    expect(await found({})).toEqual(['OIL_5', 'BAK-1', 'BEV-0012']);
    expect(await found({ limit: 1, offset: 1 })).toEqual(['BAK-1']);
    expect(await listProducts(tenant.clerk, { limit: 1, offset: 1 })).toMatchObject({
      total: 3,
      totalIsExact: true,
      limit: 1,
      offset: 1,
    });
  });

  it.each([
    ['a SKU', 'bev-00'],
    ['a name', ' COLA '],
    ['an alias', 'red can'],
    ['a barcode', '600123'],
  ])('finds by part of %s in any case', async (_, search) => {
    expect(await found({ search })).toEqual(['BEV-0012']);
  });

  it.each([
    ['in any order', '24 can cola'],
    ['of several fields', 'cola bev drinks 600123'],
    ['of a field and an alias', 'red cola'],
    ['that are written apart', '330 ml 24pack'],
    ['that are written together', '24pack'],
    ['with accents', 'cólà'],
    ['with other punctuation', '“cola” 24–pack bev0012'],
  ])('finds by words %s', async (_, search) => {
    expect(await found({ search })).toEqual(['BEV-0012']);
  });

  it('finds nothing when one of the words is nowhere', async () => {
    expect(await found({ search: 'cola bread' })).toEqual([]);
    expect(await found({ search: 'cola 330mlcan24' })).toEqual(['BEV-0012']);
    expect(await found({ search: '- ?' })).toEqual([]);
  });

  it('finds accented names by plain words', async () => {
    await createProduct(tenant.manager, newProduct({ sku: 'CF-1', name: 'Café Crème' }));
    expect(await found({ search: 'creme cafe' })).toEqual(['CF-1']);
  });

  it('takes % and \\ as they are written', async () => {
    expect(await found({ search: '0%' })).toEqual(['OIL_5']);
    expect(await found({ search: '0%s' })).toEqual(['OIL_5']);
    expect(await found({ search: '1%s' })).toEqual([]);
    expect(await found({ search: 'cola\\' })).toEqual([]);
  });

  it('searches within a category, and counts what it finds', async () => {
    expect(await found({ search: 'b', category: 'Bakery' })).toEqual(['BAK-1']);
    const page = await listProducts(tenant.clerk, { search: 'l', limit: 1, offset: 1 });
    expect(page).toMatchObject({ products: [{ sku: 'BEV-0012' }], total: 2 });
  });

  it('filters by category, exactly', async () => {
    expect(await found({ category: 'Bakery' })).toEqual(['BAK-1']);
    expect(await found({ category: 'Baker' })).toEqual([]);
  });

  it('shows nothing of another tenant', async () => {
    const other = await makeTenant();
    for (const search of [undefined, 'cola', 'red']) {
      expect(await listProducts(other.manager, { search, limit: 50, offset: 0 })).toMatchObject({
        products: [],
        total: 0,
      });
    }
  });
});

const list = (query: Partial<Parameters<typeof listProducts>[1]>) =>
  listProducts(tenant.manager, { limit: 50, offset: 0, ...query });

it('goes through the catalogue by SKU as well, cursor by cursor, and in a search', async () => {
  for (const [sku, name] of [
    ['C-1', 'Apple juice'],
    ['A-1', 'Cola juice'],
    ['B-1', 'Bean juice'],
  ] as const)
    await createProduct(tenant.manager, newProduct({ sku, name }));
  const skus = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).products.map(({ sku }) => sku);
  expect(await skus({})).toEqual(['C-1', 'B-1', 'A-1']);
  expect(await skus({ sort: 'sku' })).toEqual(['A-1', 'B-1', 'C-1']);
  expect(await skus({ sort: 'sku', search: 'juice' })).toEqual(['A-1', 'B-1', 'C-1']);
  const first = await list({ sort: 'sku', cursor: '', limit: 2 });
  expect(await skus({ sort: 'sku', cursor: first.nextCursor ?? '', limit: 2 })).toEqual(['C-1']);
});

it('tells what can be promised of each, all locations together, and nothing where nobody counted', async () => {
  const counted = await createProduct(tenant.manager, newProduct({ sku: 'A-1', name: 'Counted' }));
  await createProduct(tenant.manager, newProduct({ sku: 'B-1', name: 'Not counted' }));
  await setStock(tenant.manager, { product: counted.id, location: tenant.location.id, onHand: 12.5 });
  const { products } = await list({});
  expect(products.map(({ available }) => available)).toEqual([12.5, null]);
});
