import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packWords, pickOf } from './pack';

test.each([
  [{ quantity: 2, unitOfMeasure: 'CS', packSize: 24 }, '= 48'],
  [{ quantity: 76, unitOfMeasure: 'EA', packSize: 24 }, '= 3 cs + 4 ea'],
  [{ quantity: 48, unitOfMeasure: 'EA', packSize: 24 }, '= 2 cs'],
  [{ quantity: 0.5, unitOfMeasure: 'CS', packSize: 24 }, '= 12'],
])('%j reads %j', (packed, words) => {
  expect(packWords(packed)).toBe(words);
});

test.each([
  { quantity: 5, unitOfMeasure: 'EA', packSize: 24 },
  { quantity: 5, unitOfMeasure: 'EA', packSize: 1 },
  { quantity: 5, unitOfMeasure: 'CS', packSize: 1 },
  { quantity: 12.5, unitOfMeasure: 'KG', packSize: 10 },
])('says nothing where there is nothing to say: %j', (packed) => {
  expect(packWords(packed)).toBeNull();
});

test('a picker takes whole cases, then loose pieces', () => {
  expect(pickOf({ quantity: 76, unitOfMeasure: 'EA', packSize: 24 })).toEqual({
    take: '3 cs + 4 ea',
    pieces: 76,
    cases: 3,
  });
  expect(pickOf({ quantity: 2.5, unitOfMeasure: 'KG', packSize: 1 }).take).toBe('2.5 kg');
});

test('cases and loose pieces always come to the quantity', () => {
  const whole = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(whole, fc.integer({ min: 2, max: 500 }), (quantity, packSize) => {
      const { take } = pickOf({ quantity, unitOfMeasure: 'EA', packSize });
      const cases = Number(/(\d+) cs/.exec(take)?.[1] ?? 0);
      const loose = Number(/(\d+) ea/.exec(take)?.[1] ?? 0);
      expect(cases * packSize + loose).toBe(quantity);
      expect(loose).toBeLessThan(packSize);
    }),
  );
});
