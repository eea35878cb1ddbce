import { describe, expect, it } from 'vitest';
import { readKiosk as read } from '../testing/read-kiosk';

describe('the hours', () => {
  it.each([
    ['tomorrow before 10', null, '10:00'],
    ['Friday after half past 2', '14:30', null],
    ['deliver between 1 and 3', '13:00', '15:00'],
    ['Time: 05:00-08:00', '05:00', '08:00'],
    ['Thursday 9-11', '09:00', '11:00'],
    ['Sat between 6 and 6:30 am', '06:00', '06:30'],
    ['amanhã antes do meio-dia', null, '12:00'],
    ['vendredi avant 11h', null, '11:00'],
    ['môre voor 8', null, '08:00'],
    ['mon am', '08:00', '12:00'],
  ])('%s', (text, from, to) => {
    expect(read(text).window?.value).toMatchObject({ from, to });
  });

  it.each(['good morning, 6 bread', 'we close at 5', 'party for 12 at 7 tonight', 'send 8 of them'])(
    'none in: %s',
    (text) => {
      expect(read(text).window).toBeNull();
    },
  );

  it('keeps hours that end before they begin, with a doubt', () => {
    const { window } = read('deliver between 15:00 and 11:00');
    expect(window?.value).toMatchObject({ from: '15:00', to: '11:00' });
    expect(window?.doubts?.[0]?.code).toBe('backwards');
  });
});

it.each([
  ['6 milk. dont deliver before 8', '08:00', null],
  ['6 milk. tomorrow morning before 9', null, '09:00'],
  ['6 milk. friday afternoon after 3', '15:00', null],
  ['6 milk. please dont come before 9', '09:00', null],
  ['6 milk. do not deliver after 3', null, '15:00'],
  ['6 milk. cant receive after 3', null, '15:00'],
  ['6 melk. moenie voor 8 aflewer nie', '08:00', null],
  ['6 leche. no entregar antes de las 8', '08:00', null],
  ['6 leite. não entregar antes das 8', '08:00', null],
  ['6 lait. ne livrez pas avant 8h', '08:00', null],
  ['6 milk. no, before 8', null, '08:00'],
  ['6 milk. i am not here, deliver before 8', null, '08:00'],
])('reads the hours of “%s”, refused or asked for', (text, from, to) => {
  expect(read(text).window?.value).toMatchObject({ from, to });
});

it('takes a part of the day that stands by itself, but for a greeting', () => {
  const early = { from: null, to: '09:00', vague: true };
  expect(read('6 milk. first thing in the morning').window?.value).toEqual(early);
  expect(read('6 milk. early morning please').window?.value).toEqual(early);
  expect(read('Morning, please send 6 milk').window).toBeNull();
});
