import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeness, closenessTo, pairBitsOf } from './letter-pairs';

it('is 1 for the same text and 0 for texts without a common letter pair', () => {
  expect(closeness('brown bread', 'brown bread')).toBe(1);
  expect(closeness('milk', 'soap')).toBe(0);
});

it('is higher for a letter wrong than for another word', () => {
  expect(closeness('braun bread', 'brown bread')).toBeGreaterThan(0.7);
  expect(closeness('brown sugar', 'brown bread')).toBeLessThan(0.7);
});

const word = fc.string({ unit: fc.constantFrom(...'abcde '), maxLength: 12 });

it('finds all at a glance that a closer look finds', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const [found, least] = [closeness(a, b), 0.6];
      expect(found < least ? [0, found] : [found]).toContain(closenessTo(a, least)(b, pairBitsOf(b)));
    }),
  );
});
