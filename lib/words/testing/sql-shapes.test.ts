import { expect, test } from 'vitest';
import { sqlShapesIn } from './sql-shapes';

test.each([
  ["'a SKU of the catalogue'::text", ['a SKU of the catalogue']],
  ["'taken as ' || stocked.sku || ', which differs'", ['taken as {}, which differs']],
  ["'half of ' || price", ['half of {}']],
  [
    "'it is the barcode of ' || case when bars.sku = p.sku then bars.other else bars.sku end || ' too'",
    ['it is the barcode of {} too'],
  ],
  ["a = 'x' and b ->> 'y' = ''", ['x', 'y', '']],
])('%s', (query, shapes) => {
  expect(sqlShapesIn(query)).toEqual(shapes);
});
