import { expect, test } from 'vitest';
import { dateWords } from '@/lib/words/dates';
import { makeFormats, numberStyleOf, parseDecimal } from './formats';

const southAfrican = { prefix: 'R ', suffix: '', group: ' ', decimal: ',' };
const formats = makeFormats(southAfrican, 'Africa/Johannesburg', dateWords.en);

test('writes amounts as the tenant does, with every group and two decimals', () => {
  expect(formats.money(1234.5)).toBe('R 1 234,50');
  expect(formats.money(0)).toBe('R 0,00');
  expect(formats.money(12_345_678.9)).toBe('R 12 345 678,90');
  expect(formats.money(-3)).toBe('−R 3,00');
  expect([0, 3].map(formats.total)).toEqual(['–', 'R 3,00']);
});

test('takes the style from the locale', () => {
  expect(numberStyleOf({ locale: 'en-US', currency: 'USD' })).toEqual({
    prefix: '$',
    suffix: '',
    group: ',',
    decimal: '.',
    monthFirst: true,
  });
  const german = makeFormats(numberStyleOf({ locale: 'de-DE', currency: 'EUR' }), 'UTC', dateWords.en);
  expect(german.money(1234.5)).toBe('1.234,50\u00a0€');
});

test('parts our digits as they are parted where others are written', () => {
  expect(numberStyleOf({ locale: 'ar-EG', currency: 'EGP' })).toMatchObject({ group: ',', decimal: '.' });
});

test('writes quantities without needless decimals', () => {
  expect(formats.quantity(2)).toBe('2');
  expect(formats.quantity(2.5)).toBe('2,5');
  expect(formats.quantity(1200)).toBe('1 200');
  expect(formats.quantity(0.1 + 0.2)).toBe('0,3');
});

test.each([
  ['en-US', 'en', 'Dec 5, 2026', 'Sat, Dec 5, 2026', 'Dec 5, 2026, 14:05'],
  ['en-ZA', 'en', '5 Dec 2026', 'Sat 5 Dec 2026', '5 Dec 2026, 14:05'],
  ['de-DE', 'en', '5 Dec 2026', 'Sat 5 Dec 2026', '5 Dec 2026, 14:05'],
  // Whoever reads another language reads days as they are said there.
  ['en-US', 'pt', '5 dez 2026', 'sáb 5 dez 2026', '5 dez 2026, 14:05'],
] as const)('says days as %s does, in %s', (locale, language, date, weekdayDate, moment) => {
  const said = makeFormats(numberStyleOf({ locale, currency: 'USD' }), 'UTC', dateWords[language]);
  expect(said.date('2026-12-05')).toBe(date);
  expect(said.weekdayDate('2026-12-05')).toBe(weekdayDate);
  expect(said.moment('2026-12-05T14:05:00.000Z')).toBe(moment);
  expect(said.day('2026-12-05T14:05:00.000Z')).toBe(date);
});

test('tells the time of the tenant, not of the server', () => {
  expect(formats.moment('2026-03-03T22:30:00.000Z')).toBe('4 Mar 2026, 00:30');
});

test.each([
  ['en', 'today 14:05', 'Tue 14:05', 'Sat 5 Dec 2026'],
  ['af', 'vandag 14:05', 'Di 14:05', 'Sa 5 Des 2026'],
  ['pt', 'hoje 14:05', 'ter 14:05', 'sáb 5 dez 2026'],
] as const)('names days and months in %s', (language, today, tuesday, date) => {
  const { about, weekdayDate } = makeFormats(southAfrican, 'Africa/Johannesburg', dateWords[language]);
  const now = Date.parse('2026-12-04T12:05:00.000Z');
  expect(about('2026-12-04T12:05:00.000Z', now)).toBe(today);
  expect(about('2026-12-01T12:05:00.000Z', now)).toBe(tuesday);
  expect(weekdayDate('2026-12-05')).toBe(date);
});

test.each([
  ['2026-01-01T12:00:00.000Z', 'now'],
  ['2026-01-01T11:55:10.000Z', '5 min'],
  ['2026-01-01T01:00:00.000Z', '11 h'],
  ['2025-12-28T12:00:00.000Z', '4 d'],
])('%s is %s ago', (moment, age) => {
  expect(formats.age(moment, Date.parse('2026-01-01T12:00:30.000Z'))).toBe(age);
});

test.each([
  ['2', 2],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0,125', 0.125],
  ['1 000', 1000],
  ['12345,678', 12345.678],
  ['1,000', null],
  ['2,5,1', null],
  ['-3', null],
  ['two', null],
  ['', null],
])('reads %j as %j', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value);
});
