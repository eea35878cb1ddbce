import { expect, test } from 'vitest';
import { unitCalled } from './unit-called';

test.each([
  ['cs', 'case'],
  ['CTN.', 'carton'],
  ['kilos', 'kg'],
  ['KG', 'kg'],
  ['kaste', 'case'],
  ['bag', 'bag'],
  ['each', 'each'],
  ['ea', 'each'],
  ['bananas', undefined],
  ['', undefined],
])('“%s” is called %s', (word, unit) => {
  expect(unitCalled(word)).toBe(unit);
});
