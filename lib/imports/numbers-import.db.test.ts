import { describe, expect, it } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { checked } from './testing/import-rows';
import { upsertRows } from './upsert-rows';

/** What the dry run of a file says of its numbers, row by row. */
async function readIn(locale: string, file: string) {
  const tenant = await makeTenant({ locale });
  await createProduct(tenant.manager, newProduct({ sku: 'A', basePrice: 1 }));
  const { rows } = await checked(tenant.manager, 'stock', file);
  return rows.map(({ cells, errors, warnings }) => {
    const read = warnings.find(({ expected }) => expected.startsWith('read as'));
    return errors.length > 0 ? `${cells.at(-1)} refused` : (read?.expected ?? 'sure');
  });
}

const stock = (delimiter: string, ...cells: string[]) =>
  [['sku', 'location', 'on hand'], ...cells.map((cell) => ['A', 'JHB', cell])]
    .map((row) => row.map((cell) => `"${cell}"`).join(delimiter))
    .join('\n');

const asked = (one: number, other: number) =>
  `read as ${one}; it may be ${other}, for no number of the file tells how it writes decimals`;

describe('a number of a CSV file', () => {
  it.each([
    // The file's own numbers tell it, wherever they stand.
    ['en-ZA', stock(';', '97,000', '0,500', '2000,000'), ['sure', 'sure', 'sure']],
    ['en-ZA', stock(',', '0.125', '1.250'), ['sure', 'sure']],
    ['en-GB', stock(',', '1,250', '0,500'), ['sure', 'sure']],
    // The locale, and what parts the columns where the comma is decimal, agree.
    ['pt-PT', stock(';', '1,250'), ['sure']],
    ['de-DE', stock(';', '1.250'), ['sure']],
    ['en-GB', stock(',', '1,250'), ['sure']],
    // Nothing tells it for sure.
    ['en-ZA', stock(',', '1,250'), [asked(1250, 1.25)]],
    ['en-GB', stock(';', '97,000'), [asked(97, 97_000)]],
    ['en-ZA', stock(';', '1.250'), [asked(1250, 1.25)]],
    ['en-GB', stock('\t', '7', '1,250'), ['sure', asked(1250, 1.25)]],
    ['en-GB', stock(',', '1.5', '2.5', '2,5', '1,250'), ['sure', 'sure', '2,5 refused', asked(1250, 1.25)]],
  ])('in %s is read as written, or a warning says how: %j', async (locale, file, said) => {
    expect(await readIn(locale, file)).toEqual(said);
  });

  it('is told by one that stands thousands of rows below', async () => {
    const many = Array.from({ length: 4_100 }, () => '1,250');
    const tenant = await makeTenant({ locale: 'en-GB' });
    await createProduct(tenant.manager, newProduct({ sku: 'A' }));
    const { rows } = await checked(tenant.manager, 'stock', stock(',', ...many, '0,500'));
    expect(rows[0]?.warnings.map(({ expected }) => expected)).toEqual([
      'row 4102 is about the same and counts instead',
    ]);
  });
});

it('a text with a comma in a record is doubted where the comma is decimal', async () => {
  const tenant = await makeTenant({ locale: 'pt-PT' });
  const record = { sku: 'N', name: 'New', basePrice: '1,250', reorderPoint: 1.125 };
  const { rows } = await upsertRows(tenant.manager, 'products', [record]);
  expect(rows[0]).toMatchObject({ outcome: 'CREATE' });
  expect(rows[0]?.warnings).toEqual([{ field: 'basePrice', found: '1,250', expected: asked(1250, 1.25) }]);
});

it('an amount is not rounded without a word, nor taken for the tenant’s money when it is another', async () => {
  const tenant = await makeTenant({ locale: 'en-GB' });
  const prices = ['12.345', '12.30', '0.004', '$5.00', '€7', 'R 8'];
  const file = `sku,name,price\n${prices.map((price, at) => `N${at},New,${price}`).join('\n')}\n`;
  const { rows } = await checked(tenant.manager, 'products', file);
  const said = rows.map(({ errors, warnings }) => [...errors, ...warnings].map(({ expected }) => expected));
  expect(said).toEqual([
    ['rounded to 12.35, for money has two decimals'],
    [],
    ['an amount with at most two decimals'],
    ['an amount in ZAR, not in $'],
    ['an amount in ZAR, not in €'],
    [],
  ]);
});

it('takes no error of a spreadsheet for a value, in whatever field', async () => {
  const tenant = await makeTenant();
  const file = 'sku,name,price\nA,#N/A,1\nB,Bread,#REF!\n#NAME?,Cola,2\nD,#1 Dates!,3\n';
  const { rows } = await checked(tenant.manager, 'products', file);
  expect(rows.map(({ action, errors }) => [action, errors[0]])).toEqual([
    ['REJECTED', { column: 'name', found: '#N/A', expected: 'a value, not an error of the spreadsheet' }],
    ['REJECTED', { column: 'price', found: '#REF!', expected: 'a value, not an error of the spreadsheet' }],
    ['REJECTED', { column: 'sku', found: '#NAME?', expected: 'a value, not an error of the spreadsheet' }],
    ['CREATE', undefined],
  ]);
});
