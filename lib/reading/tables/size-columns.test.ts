import { expect, it } from 'vitest';
import { isSizeCell, withSizes } from './size-columns';

it.each(['250g', '1.5 L', '2,5kg', '1/2"', '1-1/2 in', '6x200', '6 x 330ml', '50x76mm', '24s', '50ct'])(
  'takes %s for a size',
  (text) => expect(isSizeCell(text)).toBe(true),
);

it.each(['6', '12 cases', '12 cs', 'x12', 'R31.99', 'rice 2kg', '3/4', ''])('takes %s for no size', (text) =>
  expect(isSizeCell(text)).toBe(false),
);

it('gives a column without a title its role by the sizes in it', () => {
  const columns = [
    ['rice', 'samp', 'beans'],
    ['2kg', '', '500 g'],
    ['6', '4', '12'],
  ];
  expect(withSizes([undefined, undefined, undefined], columns)).toEqual([undefined, 'size', undefined]);
  expect(withSizes(['goods', 'quantity', undefined], columns)).toEqual(['goods', 'quantity', undefined]);
});
