import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPauseMs, retrySteps } from './retry-schedule';

describe('nextPauseMs', () => {
  it('follows the published schedule: twelve attempts over 77 hours', () => {
    const pauses = Array.from({ length: 12 }, (_, at) => nextPauseMs(at + 1, { random: 0.5 }));
    expect(pauses.map((pause) => pause && pause / 1000)).toEqual([
      5,
      30,
      120,
      600,
      1800,
      7200,
      18_000,
      36_000,
      43_200,
      86_400,
      86_400,
      undefined,
    ]);
    const hours = retrySteps.reduce<number>((sum, step) => sum + step, 0) / 3_600_000;
    expect(Math.floor(hours)).toBe(77);
  });

  it('spreads each pause by a fifth in both directions', () => {
    expect(nextPauseMs(1, { random: 0 })).toBe(4000);
    expect(nextPauseMs(1, { random: 1 })).toBe(6000);
  });

  it('waits as long as the receiver asks, up to twice the step', () => {
    expect(nextPauseMs(2, { random: 0.5, retryAfterMs: 50_000 })).toBe(50_000);
    expect(nextPauseMs(2, { random: 0.5, retryAfterMs: 3_600_000 })).toBe(60_000);
  });

  it('never comes back sooner because the receiver names a short time', () => {
    expect(nextPauseMs(2, { random: 0.5, retryAfterMs: 0 })).toBe(30_000);
  });

  it('stays between 0.8 and 2 steps, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined }),
        (attempts, random, retryAfterMs) => {
          const pause = nextPauseMs(attempts, { random, retryAfterMs }) ?? Number.NaN;
          const step = retrySteps[attempts - 1] ?? Number.NaN;
          expect(pause).toBeGreaterThanOrEqual(Math.floor(step * 0.8));
          expect(pause).toBeLessThanOrEqual(step * 2);
        },
      ),
    );
  });
});
