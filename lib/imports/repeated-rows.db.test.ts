import { expect, it } from 'vitest';
import { listProducts } from '../catalogue/list-products';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { committed } from './testing/import-rows';
import { upsertRows } from './upsert-rows';

const namesOf = async (tenant: Awaited<ReturnType<typeof makeTenant>>) => {
  const { products } = await listProducts(tenant.manager, { limit: 200, offset: 0 });
  return products.map(({ sku, name }) => [sku, name]).sort();
};

it('takes the last good one of rows about the same, where a later one cannot be stored', async () => {
  const tenant = await makeTenant();
  const file =
    'sku,name,price\nNEW-1,One,10\nNEW-1,Uno,11\nNEW-1,,12\nNEW-2,,9\nNEW-3,Three,3\nNEW-3,Tres,4\n';
  const { counts, rows } = await committed(tenant.manager, 'products', file);
  expect(counts).toMatchObject({ CREATE: 2, REJECTED: 2, SUPERSEDED: 2 });
  expect(await namesOf(tenant)).toEqual([
    ['NEW-1', 'Uno'],
    ['NEW-3', 'Tres'],
  ]);
  expect(rows.map(({ action, warnings }) => [action, ...warnings.map(({ expected }) => expected)])).toEqual([
    ['SUPERSEDED', 'row 3 is about the same and counts instead'],
    [
      'CREATE',
      'an earlier row is about the same; this one counts',
      'row 4 is about the same and has errors; this one counts',
    ],
    ['REJECTED'],
    ['REJECTED'],
    ['SUPERSEDED', 'row 7 is about the same and counts instead'],
    ['CREATE', 'an earlier row is about the same; this one counts'],
  ]);
});

it('does so with records that are sent', async () => {
  const tenant = await makeTenant();
  const counts = await upsertRows(tenant.manager, 'products', [
    { sku: 'NEW-1', name: 'Uno', basePrice: 11 },
    { sku: 'NEW-1', basePrice: 12 },
  ]);
  expect(counts).toMatchObject({ created: 1, rejected: 1 });
  expect(await namesOf(tenant)).toEqual([['NEW-1', 'Uno']]);
});
