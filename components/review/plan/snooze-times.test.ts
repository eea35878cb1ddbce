import { expect, test } from 'vitest';
import { snoozeTimes, zonedMoment } from './snooze-times';

const untils = (now: string, timeZone: string) =>
  snoozeTimes(Date.parse(now), timeZone).map(({ name, until }) => `${name}: ${until.toISOString()}`);

test('an order is put off for a while, or until a working day begins where the tenant is', () => {
  // A Wednesday.
  expect(untils('2030-03-06T21:30:00Z', 'Africa/Johannesburg')).toEqual([
    'hour: 2030-03-06T22:30:00.000Z',
    'threeHours: 2030-03-07T00:30:00.000Z',
    'tomorrow: 2030-03-07T05:00:00.000Z',
    'monday: 2030-03-11T05:00:00.000Z',
  ]);
});

test('on a Sunday tomorrow is Monday, and on a Monday the next one is meant', () => {
  expect(untils('2030-03-10T10:00:00Z', 'UTC')).toHaveLength(3);
  expect(untils('2030-03-11T10:00:00Z', 'UTC').at(-1)).toBe('monday: 2030-03-18T07:00:00.000Z');
});

test('the day counts where the tenant is, not where the clock of the world is', () => {
  // Already Thursday in Auckland.
  expect(untils('2030-03-06T12:30:00Z', 'Pacific/Auckland')[2]).toBe('tomorrow: 2030-03-07T18:00:00.000Z');
});

test('a change of the clocks in between is counted', () => {
  expect(zonedMoment('2030-03-31', '07:00', 'Europe/Berlin').toISOString()).toBe('2030-03-31T05:00:00.000Z');
  expect(zonedMoment('2030-03-30', '07:00', 'Europe/Berlin').toISOString()).toBe('2030-03-30T06:00:00.000Z');
});
