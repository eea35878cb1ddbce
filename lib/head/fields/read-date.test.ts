import { describe, expect, it } from 'vitest';
import { readHead } from '../read-head';
import { readKiosk as read } from '../testing/read-kiosk';

describe('the day', () => {
  it.each([
    ['tomorrow please', '2025-09-04'],
    ['stuur môre', '2025-09-04'],
    ['kusasa ekuseni', '2025-09-04'],
    ['para mañana', '2025-09-04'],
    ['entregar amanhã', '2025-09-04'],
    ['livrer demain', '2025-09-04'],
    ['day after tomorrow', '2025-09-05'],
    ['pasado mañana', '2025-09-05'],
    ['deliver Friday', '2025-09-05'],
    ['ngoLwesihlanu', '2025-09-05'],
    ['vendredi svp', '2025-09-05'],
    ['sexta-feira', '2025-09-05'],
    ['Tuesday the 16th', '2025-09-16'],
    ['needed 12/09', '2025-09-12'],
    ['deliver 2025-09-20', '2025-09-20'],
    ['Delivery date: 07/10/2025', '2025-10-07'],
    ['10 de setembro', '2025-09-10'],
    ['le 12 septembre', '2025-09-12'],
    ['by end of the month', '2025-09-30'],
    ['in 3 days please', '2025-09-06'],
    ['deliver 4 January', '2026-01-04'],
  ])('%s', (text, date) => {
    expect(read(text).requestedDate?.value.date).toBe(date);
  });

  it.each([
    'last Tuesday you were short',
    'waiting since Monday',
    'invoice of 12 August is paid',
    'the wedding is on Saturday',
    'a table of 12 at 7',
    '3/4 elbow x20',
    'we are open Monday to Friday',
    'call 082 555 0101',
  ])('none in: %s', (text) => {
    expect(read(text).requestedDate).toBeNull();
  });

  it('says when words may mean two days', () => {
    expect(read('deliver Wednesday').requestedDate?.value).toMatchObject({
      date: '2025-09-10',
      alternative: '2025-09-03',
    });
    expect(read('deliver 5/10').requestedDate?.value).toMatchObject({
      date: '2025-10-05',
      alternative: null,
    });
    expect(read('deliver 10/12/2025').requestedDate?.value).toMatchObject({
      date: '2025-12-10',
      alternative: '2025-10-12',
    });
  });

  it('counts days in the zone of the tenant', () => {
    const late = new Date('2025-09-03T23:30:00Z');
    const at = (timeZone: string) =>
      readHead('tomorrow please', { sentAt: late, timeZone }).requestedDate?.value.date;
    expect(at('UTC')).toBe('2025-09-04');
    expect(at('Africa/Johannesburg')).toBe('2025-09-05');
  });

  it('keeps a day that has passed, and one that no calendar has, with a doubt', () => {
    const past = read('Delivery date: 01/09/2025').requestedDate;
    expect(past?.value.date).toBe('2025-09-01');
    expect(past?.doubts?.[0]?.code).toBe('past');
    const none = read('deliver 31 February').requestedDate;
    expect(none?.value.date).toBeNull();
    expect(none?.doubts?.[0]?.code).toBe('no-such-day');
  });

  it('takes "not before the 15th" for the 15th or later', () => {
    expect(read('not before the 15th').requestedDate?.value).toMatchObject({
      date: '2025-09-15',
      notBefore: true,
    });
  });
});

it('brings no goods on the day that is refused, and lets nobody fetch them', () => {
  const head = read('6 milk. please dont deliver on saturday');
  expect(head.requestedDate).toBeNull();
  expect(head.delivery?.value).not.toBe('COLLECT');
  expect(read('dont deliver on saturday, bring it friday').requestedDate?.value.date).toBe('2025-09-05');
});

it('brings “same day delivery” today', () => {
  expect(read('6 milk. same day delivery please').requestedDate?.value.date).toBe('2025-09-03');
});

it.each([
  ['deliver friday week please', '2025-09-12'],
  ['deliver a week on friday', '2025-09-12'],
  ['livrez vendredi en huit', '2025-09-12'],
  ['deliver friday week 36', '2025-09-05'],
  ['any day but friday', undefined],
  ['any day except friday', undefined],
])('%s: %s', (text, date) => expect(read(text).requestedDate?.value.date).toBe(date));
