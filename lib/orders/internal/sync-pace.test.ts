import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askPauseMs, postPauseMs, probePauseMs } from './sync-pace';

const hourMs = 60 * 60_000;

describe('the pace of a sync', () => {
  it('asks soon at first, and at most every 30 seconds', () => {
    expect([0, 4_000, 10_000, 60_000, 20 * hourMs].map(askPauseMs)).toEqual([
      2_000, 2_000, 5_000, 30_000, 30_000,
    ]);
  });

  it('tries an order at least every 45 seconds in its first hour, and never less than twice an hour', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 0, max: 24 * hourMs }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (posts, owedMs, random) => {
          const pauseMs = postPauseMs(posts, owedMs, () => random);
          expect(pauseMs).toBeGreaterThanOrEqual(1_600);
          expect(pauseMs).toBeLessThanOrEqual(owedMs < hourMs ? 45_000 : 30 * 60_000);
        },
      ),
    );
    expect([1, 2, 3, 99].map((posts) => postPauseMs(posts, 60_000, () => 0.5))).toEqual([
      2_000, 4_000, 8_000, 37_500,
    ]);
    expect(postPauseMs(99, 10 * hourMs, () => 0.5)).toBe(25 * 60_000);
  });

  it('probes an ERP that is away at least every 20 seconds', () => {
    expect([1, 2, 3, 4, 5, 500].map(probePauseMs)).toEqual([2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
  });
});
