import { expect, test } from 'vitest';
import { makeFormats, numberStyleOf } from '@/components/shell/formats';
import type { Insights } from '@/lib/insights/contract';
import { dateWords } from '@/lib/words/dates';
import { stepsOf } from './steps';

const formats = makeFormats(
  { prefix: 'R ', suffix: '', group: ' ', decimal: ',' },
  'Africa/Johannesburg',
  dateWords.en,
);

test('a week ends on the day before the next one, the last with the period', () => {
  const days = ['2026-09-30', '2026-10-05', '2026-10-12'];
  const insights = { to: '2026-10-14', steps: days.map((day) => ({ day })) } as Insights;
  expect(stepsOf(insights, formats)).toEqual([
    { from: '2026-09-30', to: '2026-10-04', label: '30 Sep', words: '30 Sep 2026' },
    { from: '2026-10-05', to: '2026-10-11', label: '5 Oct', words: '5 Oct 2026' },
    { from: '2026-10-12', to: '2026-10-14', label: '12 Oct', words: '12 Oct 2026' },
  ]);
});

test('an axis leaves out the year, on whichever side of the month the day stands', () => {
  const american = makeFormats(numberStyleOf({ locale: 'en-US', currency: 'USD' }), 'UTC', dateWords.en);
  const insights = { to: '2026-10-05', steps: [{ day: '2026-10-05' }] } as Insights;
  expect(stepsOf(insights, american)).toMatchObject([{ label: 'Oct 5', words: 'Oct 5, 2026' }]);
});
