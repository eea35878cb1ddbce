import { expect, test } from 'vitest';
import { quantityDoubts } from './quantity-doubts';

const bread = { name: 'Brown Bread 700g', unitOfMeasure: 'EA', packSize: 1 };
const cola = { name: 'Cola 330ml', unitOfMeasure: 'EA', packSize: 24 };
const colaCase = { name: 'Cola 330ml', unitOfMeasure: 'CS', packSize: 24 };
const rump = { name: 'Rump steak', unitOfMeasure: 'KG', packSize: 1 };
const codes = (quantity: string, unit: string | null, product: typeof bread) =>
  quantityDoubts({ quantity, unit }, product).map(({ code }) => code);

test.each([
  ['2', 'pallet', bread],
  ['2', 'PLT', cola],
  ['2', 'pallets', colaCase],
  ['2', 'case', bread],
  ['2', 'kg', bread],
  ['2', 'PAL', bread],
  ['2', 'dozen', rump],
  ['2', 'dozen', { ...bread, unitOfMeasure: 'BAG' }],
  ['1', 'doz', { ...bread, unitOfMeasure: 'PK' }],
  ['2', 'each', { ...colaCase, packSize: 1 }],
  ['3', 'box', rump],
  ['3', 'each', rump],
])('%s %s of what is not sold so is doubtful: %j', (quantity, unit, product) => {
  expect(codes(quantity, unit, product)).toEqual(['unit_unclear']);
});

test.each([
  ['2', null, bread],
  ['2', 'EACH', bread],
  ['2', 'EA', bread],
  ['2', 'pc', bread],
  ['2', 'each', bread],
  ['2', 'loaf', bread],
  ['2', 'case', cola],
  ['2', 'Cs', colaCase],
  ['2', 'carton', colaCase],
  ['48', 'each', colaCase],
  ['2.5', 'kg', rump],
  ['500', 'g', rump],
  ['2', 'CTN', cola],
  ['2.5', null, rump],
  ['2', 'tray', { ...bread, name: 'Eggs large tray of 30' }],
  ['2', 'case', { ...bread, name: 'Cola 24 x 330ml' }],
  ['2', 'PAL', { ...bread, unitOfMeasure: 'PAL' }],
  ['0.25', 'case', cola],
  ['2', 'dozen', bread],
  ['4', 'dozen', colaCase],
  ['2', 'doz', { ...bread, unitOfMeasure: 'DZ' }],
])('%s %s is as it is sold, or becomes it: %j', (quantity, unit, product) => {
  expect(codes(quantity, unit, product)).toEqual([]);
});

test.each([
  ['2.5', null, bread],
  ['0.001', null, bread],
  ['0.25', 'case', colaCase],
  ['0.1', 'case', cola],
])('%s %s is a part of what is sold whole: %j', (quantity, unit, product) => {
  expect(codes(quantity, unit, product)).toEqual(['quantity_unclear']);
});
