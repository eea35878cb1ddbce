import { expect, it } from 'vitest';
import { periodOf } from './period';

const today = '2026-11-30';

it('is the last 30 days unless told otherwise, today among them', () => {
  const { from, to, step, steps } = periodOf({}, today);
  expect({ from, to, step }).toEqual({ from: '2026-11-01', to: today, step: 'DAY' });
  expect(steps).toHaveLength(30);
  expect([steps[0], steps.at(-1)]).toEqual([from, to]);
});

it('ends today where only its beginning is told, and has 30 days where only its end is', () => {
  expect(periodOf({ from: '2026-11-29' }, today).steps).toEqual(['2026-11-29', '2026-11-30']);
  expect(periodOf({ to: '2026-03-30' }, today).from).toBe('2026-03-01');
  expect(periodOf({ to: '2026-03-30', days: 2 }, today).from).toBe('2026-03-29');
  expect(periodOf({ from: '2026-12-01' }, today).steps).toEqual(['2026-12-01']);
});

it('counts weeks from Monday in more than two months, the first from where the period begins', () => {
  const { step, steps } = periodOf({ from: '2026-09-02', to: '2026-11-30' }, today);
  expect(step).toBe('WEEK');
  expect(steps.slice(0, 3)).toEqual(['2026-09-02', '2026-09-07', '2026-09-14']);
  expect(steps.at(-1)).toBe('2026-11-30');
});

it('takes a leap year, and names what is wrong with more or with an end before the beginning', () => {
  expect(periodOf({ from: '2024-01-01', to: '2024-12-31' }, today).step).toBe('WEEK');
  expect(() => periodOf({ from: '2025-01-01', to: '2026-01-02' }, today)).toThrow(/367 days; at most 366/);
  expect(() => periodOf({ from: '2026-11-02', to: '2026-11-01' }, today)).toThrow(/2026-11-01, is before/);
});
