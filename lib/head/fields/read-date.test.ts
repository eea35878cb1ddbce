import { describe, expect, it } from 'vitest';
import { readHead } from '../read-head';
import { goodsIn, readKiosk as read } from '../testing/read-kiosk';

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
  expect(head.requestedDate?.value.date).toBeNull();
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
])('%s: %s', (text, date) => expect(read(text).requestedDate?.value.date).toBe(date));

describe('a day on which nothing is to come', () => {
  it.each([
    ['no deliveries on Tuesday please', '2025-09-09'],
    ['cannot receive on Thursday', '2025-09-04'],
    ['but no delivery on Friday', '2025-09-05'],
    ['any day except Thursday', '2025-09-04'],
    ['any day but friday', '2025-09-05'],
    ['we are closed on Saturday', '2025-09-06'],
    ['dont bring it on friday', '2025-09-05'],
    ['Tuesday is no good for us', '2025-09-09'],
    ["Fridays we don't receive", '2025-09-05'],
    ['no tuesday deliveries', '2025-09-09'],
    ['nobody here on Thursday', '2025-09-04'],
    ['do not deliver on 25 September', '2025-09-25'],
    ['moenie op Vrydag aflewer nie', '2025-09-05'],
    ['ons is toe op Vrydag', '2025-09-05'],
    ['sem entregas na sexta-feira', '2025-09-05'],
    ['no entregar el viernes', '2025-09-05'],
    ['pas de livraison vendredi', '2025-09-05'],
    ['ningalethi ngoLwesihlanu', '2025-09-05'],
  ])('is doubted and told: %s', (words, date) => {
    const { requestedDate, delivery, instructions } = read(`6 milk. ${words}`, goodsIn('6 milk', 'milk'));
    expect(requestedDate?.value.date).toBeNull();
    expect(requestedDate?.doubts).toEqual([{ code: 'not-then', message: `not on ${date}` }]);
    expect(instructions.map(({ value }) => value)).toEqual([words]);
    expect(delivery).toBeNull();
  });

  it('is one of several in a breath', () => {
    const doubts = read('closed on Friday, Saturday and Sunday').requestedDate?.doubts;
    expect(doubts?.map(({ message }) => message)).toEqual([
      'not on 2025-09-05',
      'not on 2025-09-06',
      'not on 2025-09-07',
    ]);
  });

  it('contradicts one that is asked for', () => {
    const asked = read('deliver tomorrow. no deliveries on Thursday').requestedDate;
    expect(asked?.value.date).toBe('2025-09-04');
    expect(asked?.doubts?.map(({ code }) => code)).toEqual(['not-then']);
  });

  it.each([
    ['not friday, saturday please', '2025-09-06'],
    ['we are closed tomorrow, deliver friday', '2025-09-05'],
    ['friday we are closed so bring it thursday', '2025-09-04'],
    ['deliver friday, no delivery on saturday', '2025-09-05'],
    ['dont forget to deliver on friday', '2025-09-05'],
    ['dont deliver on friday before 10', '2025-09-05'],
    ['no substitutes, send on friday', '2025-09-05'],
    ['no later than friday', '2025-09-05'],
    ['we are closed until friday', '2025-09-05'],
  ])('is none in: %s', (text, date) => {
    const { requestedDate } = read(text);
    expect(requestedDate?.value.date).toBe(date);
    expect(requestedDate?.doubts).toBeUndefined();
  });

  it.each(['we were closed on friday', 'are you closed on friday?'])('is told of nothing by: %s', (text) =>
    expect(read(text).requestedDate).toBeNull(),
  );
});

describe('a date with a weekday', () => {
  it.each([
    ['on Monday 9 September', '2025-09-09', '2025-09-08'],
    ['Wed 11 September', '2025-09-11', '2025-09-10'],
    ['Sunday the 6th', '2025-09-06', '2025-09-07'],
    ['deliver 9 September (Monday)', '2025-09-09', '2025-09-08'],
    ['Monday 9/9/2025', '2025-09-09', '2025-09-08'],
    ['maandag 9 september', '2025-09-09', '2025-09-08'],
    ['quarta-feira, 11 de setembro', '2025-09-11', '2025-09-10'],
    ['Tuesday 3 September', '2025-09-03', '2025-09-09'],
  ])('of another is doubted: %s', (text, date, other) => {
    const { requestedDate } = read(text);
    expect(requestedDate?.value).toMatchObject({ date, alternative: other });
    expect(requestedDate?.doubts).toEqual([
      { code: 'other-day', message: `${date} is no such weekday: ${other} is` },
    ]);
  });

  it('is of the month first where the weekday says so, with a doubt', () => {
    expect(read('Thursday 10/9').requestedDate?.value).toMatchObject({
      date: '2025-10-09',
      alternative: '2025-09-10',
    });
  });

  it.each([
    ['Tuesday 9 September', '2025-09-09'],
    ['deliver 18 September (Thursday)', '2025-09-18'],
    ['Tuesday 9/9', '2025-09-09'],
  ])('of its own is sure: %s', (text, date) => {
    const { requestedDate } = read(text);
    expect(requestedDate?.value).toMatchObject({ date, alternative: null });
    expect(requestedDate?.doubts).toBeUndefined();
  });
});

it.each([
  ['for good friday', '2026-04-03'],
  ['vir goeie vrydag', '2026-04-03'],
  ['para a sexta-feira santa', '2026-04-03'],
  ['easter monday please', '2026-04-06'],
  ['for black friday', null],
])('takes no holiday for the next such weekday: %s', (text, date) => {
  const { requestedDate } = read(text);
  expect(requestedDate?.value.date).toBe(date);
  expect(requestedDate?.doubts?.map(({ code }) => code)).toEqual(['feast']);
});

describe('several days', () => {
  it.each([
    ['deliver thurs or friday', '2025-09-04', '2025-09-05'],
    ['deliver thurs/fri', '2025-09-04', '2025-09-05'],
    ['on 10 or 11 September', '2025-09-10', '2025-09-11'],
    ['deliver 10th or 11th of september', '2025-09-10', '2025-09-11'],
    ['tomorrow or friday', '2025-09-04', '2025-09-05'],
    ['donderdag of vrydag', '2025-09-04', '2025-09-05'],
    ['quinta ou sexta', '2025-09-04', '2025-09-05'],
    ['op 10 of 11 september', '2025-09-10', '2025-09-11'],
  ])('may either be meant: %s', (text, date, alternative) => {
    const { requestedDate } = read(text);
    expect(requestedDate?.value).toEqual({ date, alternative, notBefore: false });
    expect(requestedDate?.doubts).toEqual([{ code: 'other-day', message: `may mean ${alternative}` }]);
  });

  it.each([
    ['between 10 and 12 september', '2025-09-10', '2025-09-12'],
    ['deliver 10-12 Sept', '2025-09-10', '2025-09-12'],
    ['deliver 30 to 2 October', '2025-09-30', '2025-10-02'],
    ['between Thursday and Saturday', '2025-09-04', '2025-09-06'],
    ['deliver thursday to saturday', '2025-09-04', '2025-09-06'],
    ['entre 10 e 12 de setembro', '2025-09-10', '2025-09-12'],
    ['entre le 10 et le 12 septembre', '2025-09-10', '2025-09-12'],
  ])('may all be meant: %s', (text, date, alternative) => {
    const { requestedDate } = read(text);
    expect(requestedDate?.value).toEqual({ date, alternative, notBefore: true });
    const message = `any day from ${date} to ${alternative}`;
    expect(requestedDate?.doubts).toEqual([{ code: 'other-day', message }]);
  });

  it.each([
    ['from 10 september', '2025-09-10'],
    ['from Monday onwards', '2025-09-08'],
    ['starting 10 September', '2025-09-10'],
    ['deliver Monday 8 Sept or later', '2025-09-08'],
    ['any time after Thursday', '2025-09-05'],
    ['deliver after the 10th', '2025-09-11'],
    ['vanaf maandag', '2025-09-08'],
    ['a partir de segunda', '2025-09-08'],
  ])('begin with one: %s', (text, date) => {
    const { requestedDate } = read(text);
    expect(requestedDate?.value).toMatchObject({ date, notBefore: true });
    expect(requestedDate?.doubts).toBeUndefined();
  });

  it('end with one, on it or before it', () => {
    expect(read('on or before 11 September').requestedDate?.doubts?.[0]?.code).toBe('or-earlier');
    expect(read('deliver before friday').requestedDate).toMatchObject({
      value: { date: '2025-09-05', alternative: '2025-09-04' },
      doubts: [{ code: 'other-day', message: 'before 2025-09-05' }],
    });
    expect(read('deliver by friday').requestedDate?.doubts).toBeUndefined();
    expect(read('deliver before friday 10am').requestedDate?.doubts).toBeUndefined();
  });

  it('are those of the week after next', () => {
    expect(read('the Monday after next').requestedDate?.value.date).toBe('2025-09-15');
    expect(read('deliver the Friday after next').requestedDate?.value).toMatchObject({
      date: '2025-09-12',
      alternative: '2025-09-19',
    });
    expect(read('deliver the week after next').requestedDate?.doubts?.[0]?.code).toBe('vague');
    expect(read('deliver in the week of 8 September').requestedDate?.doubts?.[0]?.code).toBe('vague');
  });
});
