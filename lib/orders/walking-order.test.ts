import { expect, it } from 'vitest';
import { byWalkingOrder } from './walking-order';

const walk = (...bins: string[]) =>
  bins
    .map((binLocation) => ({ binLocation, sku: 'X' }))
    .sort(byWalkingOrder)
    .map((each) => each.binLocation);

it('walks past A-2 before A-10, whatever the case, and comes last to goods without a bin', () => {
  expect(walk('', 'B-1', 'A-10', 'a-9', 'A-2', 'A-10-2', 'A-10-10')).toEqual([
    'A-2',
    'a-9',
    'A-10',
    'A-10-2',
    'A-10-10',
    'B-1',
    '',
  ]);
});

it('picks one bin by SKU', () => {
  const goods = ['C-10', 'C-9', 'B-1'].map((sku) => ({ binLocation: 'A-1', sku }));
  expect(goods.sort(byWalkingOrder).map(({ sku }) => sku)).toEqual(['B-1', 'C-9', 'C-10']);
});
