import { describe, expect, it } from 'vitest';
import { readDay } from './read-day';

describe('a day of a file', () => {
  it.each([
    ['2026-03-31', '2026-03-31'],
    ['2026/3/1', '2026-03-01'],
    ['20260331', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['03/04/2026', '2026-04-03'],
    ['31.3.26', '2026-03-31'],
    ['2026-03-31T08:15:00.000Z', '2026-03-31'],
    ['31/03/2026 08:15', '2026-03-31'],
    ['31 Mar 2026', '2026-03-31'],
    ['1-Okt-25', '2025-10-01'],
    ['Mar 31, 2026', '2026-03-31'],
    ['December 1st 2026', '2026-12-01'],
    ['Sept. 5, 2026 08:15', '2026-09-05'],
    ['5 de março de 2026', '2026-03-05'],
    ['46112', '2026-03-31'],
    ['46112.5', '2026-03-31'],
  ])('is read: %s', (text, day) => expect(readDay(text, 'ZA')).toBe(day));

  it.each([
    '',
    '31/02/2026',
    '03/31/2026',
    '12',
    'yesterday',
    '0001-01-01',
    '31 Foo 2026',
    'Foo 31, 2026',
    'Feb 31, 2026',
    '2026-13-01',
  ])('is not made up: %s', (text) => expect(readDay(text, 'ZA')).toBeNull());

  it('has its month first where that is the custom', () => {
    expect(readDay('03/31/2026', 'US')).toBe('2026-03-31');
    expect(readDay('03/04/2026', 'US')).toBe('2026-03-04');
  });
});
