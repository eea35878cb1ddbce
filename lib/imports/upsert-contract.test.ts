import { expect, it } from 'vitest';
import { describeApi } from '../api/openapi';
import { kinds } from './targets/kinds';

const { components } = describeApi({ url: 'https://intake.example', version: '1.2.3' });
const { schemas } = components as {
  schemas: Record<string, { properties: { rows: { items: { properties?: Record<string, object> } } } }>;
};

it.each([
  ['UpsertProductsBody', 'products'],
  ['UpsertPricesBody', 'prices'],
  ['UpsertCustomersBody', 'customers'],
  ['UpsertStockBody', 'stock'],
] as const)('the document names the members of the records of %s, with words', (name, target) => {
  const { fields, withTiers } = kinds[target];
  const members = schemas[name]?.properties.rows.items.properties ?? {};
  const known = [...fields.map((field) => field.name), ...(withTiers ? ['prices'] : [])];
  expect(Object.keys(members).sort()).toEqual(known.sort());
  for (const member of Object.values(members)) expect(member).toHaveProperty('description');
});
