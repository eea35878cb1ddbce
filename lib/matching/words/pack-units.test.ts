import { describe, expect, it } from 'vitest';
import { conversionOf } from './pack-units';

describe('conversionOf', () => {
  it.each([
    ['case', { unitOfMeasure: 'EA', packSize: 24 }, 'open'],
    ['each', { unitOfMeasure: 'CS', packSize: 24 }, 'pack'],
    ['case', { unitOfMeasure: 'CS', packSize: 24 }, null],
    ['packet', { unitOfMeasure: 'PKT', packSize: 10 }, null],
    ['case', { unitOfMeasure: 'EA', packSize: 1 }, null],
    ['case', { unitOfMeasure: 'KG', packSize: 10 }, null],
    [null, { unitOfMeasure: 'EA', packSize: 24 }, null],
  ] as const)('asked by the %s of %o: %s', (unit, product, expected) => {
    expect(conversionOf(unit, product)).toBe(expected);
  });
});
