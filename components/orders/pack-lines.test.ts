import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLines } from './pack-lines';

const lines = (count: number, height = 10) => Array.from({ length: count }, () => height);

test('puts on a page what fits below the head', () => {
  expect(packLines({ page: 120, head: 20, lines: lines(25), foot: 10 })).toEqual([10, 10, 5]);
});

test('keeps a slip that fits on one page', () => {
  expect(packLines({ page: 120, head: 20, lines: lines(8), foot: 20 })).toEqual([8]);
});

test('takes a line along when only the foot would be left over', () => {
  expect(packLines({ page: 120, head: 20, lines: lines(10), foot: 30 })).toEqual([9, 1]);
  expect(packLines({ page: 120, head: 20, lines: lines(20), foot: 30 })).toEqual([10, 9, 1]);
});

test('gives a line that is higher than a page one to itself', () => {
  expect(packLines({ page: 120, head: 20, lines: [10, 300, 10], foot: 10 })).toEqual([1, 1, 1]);
});

test('loses no line, leaves no page empty and overfills none', () => {
  const heights = fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 0, max: 60 }), (all, foot) => {
      const counts = packLines({ page: 200, head: 40, lines: all, foot });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
      let at = 0;
      counts.forEach((count, index) => {
        const height = all.slice(at, at + count).reduce((sum, each) => sum + each, 0);
        expect(count).toBeGreaterThan(0);
        expect(height + (index === counts.length - 1 ? foot : 0)).toBeLessThanOrEqual(160);
        at += count;
      });
    }),
  );
});
