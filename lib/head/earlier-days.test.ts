import { expect, it } from 'vitest';
import { earlierDays } from './earlier-days';

/** A Wednesday. */
const today = '2026-01-14';

it.each([
  ['same as yesterday', '2026-01-13', '2026-01-13'],
  ['same as monday', '2026-01-12', '2026-01-12'],
  ["like last friday's order", '2026-01-09', '2026-01-09'],
  ['same as last wednesday', '2026-01-07', '2026-01-07'],
  ['same as last week', '2026-01-05', '2026-01-11'],
  ['last weeks order', '2026-01-05', '2026-01-11'],
  ['same as last month', '2025-12-01', '2025-12-31'],
  ['dieselfde as verlede week', '2026-01-05', '2026-01-11'],
  ['igual que la semana pasada', '2026-01-05', '2026-01-11'],
  ['o mesmo da semana passada', '2026-01-05', '2026-01-11'],
  ['comme la semaine derniere', '2026-01-05', '2026-01-11'],
])('knows which days are meant by “%s”', (words, from, to) => {
  expect(earlierDays(words, today)).toEqual({ from, to });
});

it.each(['the usual', 'same as last time', 'repeat my order'])('names none: %s', (words) => {
  expect(earlierDays(words, today)).toBeNull();
});
