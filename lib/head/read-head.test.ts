import { describe, expect, it } from 'vitest';
import type { Branch } from './head';
import { readHead } from './read-head';

/** A Wednesday, ten in the morning in Johannesburg. */
const sentAt = new Date('2025-09-03T10:00:00+02:00');
const branches: Branch[] = [
  {
    id: 'n',
    code: 'NR-1',
    name: 'Northgate Kiosk',
    address: '4 Olive Road, Northgate',
    names: ['the kiosk'],
  },
  { id: 's', code: 'NR-2', name: 'Southgate Kiosk', address: '19 Elm Street, Southgate', names: [] },
];
const read = (text: string, lines: { start: number; end: number }[] = []) =>
  readHead(text, { sentAt, timeZone: 'Africa/Johannesburg', branches, lines });
const goodsIn = (text: string, ...goods: string[]) =>
  goods.map((phrase) => ({ start: text.indexOf(phrase), end: text.indexOf(phrase) + phrase.length }));

describe('the number of an order', () => {
  it.each([
    ['po 4471 please', '4471'],
    ['Purchase Order No: KX-25/0613', 'KX-25/0613'],
    ['against PO-2025-A', 'PO-2025-A'],
    ['our order number is BL 2207.', 'BL 2207'],
    ['our order no 4471. 6 milk', '4471'],
    ['bestelnommer WK 331', 'WK 331'],
    ['pedido nº 77-A', '77-A'],
    ['the po is eight eight four one zero and i need', '88410'],
    ['our old PO 118 is cancelled, PO 119 instead', '119'],
  ])('%s', (text, number) => {
    const { poNumber } = read(text);
    expect(poNumber?.value).toBe(number);
    if (/\d/.test(text)) expect(text.slice(poNumber?.start, poNumber?.end)).toBe(number);
  });

  it.each(['invoice 88213 was short', 'no po yet', 'quote Q-20931', 'PO Box 118', 'vat no 4710188203'])(
    'none in: %s',
    (text) => {
      expect(read(text).poNumber).toBeNull();
    },
  );

  it('keeps one of 300 characters and doubts it', () => {
    const { poNumber } = read(`PO ${'1234567890'.repeat(30)}`);
    expect(poNumber?.value).toHaveLength(300);
    expect(poNumber?.doubts?.[0]?.code).toBe('too-long');
    expect(poNumber?.confidence).toBeLessThan(0.6);
  });
});

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

describe('the place', () => {
  it.each([
    ['deliver to Northgate', 'n'],
    ['order for NR-2', 's'],
    ['Southgte kiosk: 6 bread', 's'],
    ['4 olive road please', 'n'],
    ['for the kiosk at northgate', 'n'],
  ])('%s', (text, id) => {
    expect(read(text).shipTo?.value.branchId).toBe(id);
  });

  it('keeps a place that nobody knows as it is written', () => {
    const { shipTo } = read('please drop at 17 Protea Crescent not the shop');
    expect(shipTo?.value).toEqual({ branchId: null, text: '17 Protea Crescent' });
    expect(shipTo?.doubts?.[0]?.code).toBe('place-unknown');
  });

  it('takes a numbered shop for a place, and the shop for none', () => {
    expect(read('our new address is Shop 12, Cornubia Mall').shipTo?.value.text).toBe(
      'Shop 12, Cornubia Mall',
    );
    expect(read('deliver to the shop').shipTo).toBeNull();
  });

  it('leaves it open which of two of one name is meant, unless the address tells', () => {
    const twins = ['Paarl', 'Wellington'].map((town, at) => ({
      id: town,
      code: `M${at}`,
      name: 'Express',
      address: town,
      names: [],
    }));
    const place = (text: string) => readHead(text, { sentAt, timeZone: 'UTC', branches: twins }).shipTo;
    expect(place('order for Express')?.value.branchId).toBeNull();
    expect(place('order for Express')?.doubts?.[0]?.code).toBe('two-places');
    expect(place('order for Express Wellington')?.value.branchId).toBe('Wellington');
  });

  it.each(['deliver to the back door', 'deliver to me', 'not southgate please'])('none in: %s', (text) => {
    expect(read(text).shipTo).toBeNull();
  });
});

describe('whom to ask, and what to do', () => {
  it.each([
    ['Ask for Sipho 083 661 2210', 'Sipho', '0836612210'],
    ['call me 073 112 9080 if short', null, '0731129080'],
    ['Ordered by: L. Mthembu', 'L. Mthembu', null],
    ['desmond here my number is oh seven two five five one eight eight four oh', 'desmond', '0725518840'],
  ])('%s', (text, name, phone) => {
    expect(read(text).contact?.value).toEqual({ name, phone });
  });

  it.each(['PO 0824410099', 'reg CA 661 204', 'cheque no 004512'])('nobody in: %s', (text) => {
    expect(read(text).contact).toBeNull();
  });

  it.each([
    ['6 milk. Knock on the side door', 'Knock on the side door'],
    ['Special instructions: cold truck only, slip required', 'cold truck only, slip required'],
    ['No substitutes', 'No substitutes'],
    ['Dejar con el guardia. Gracias', 'Dejar con el guardia'],
    ['Bel asb as die hek gesluit is', 'Bel asb as die hek gesluit is'],
  ])('%s', (text, instruction) => {
    expect(read(text).instructions.map(({ value }) => value)).toEqual([instruction]);
  });

  it.each(['hope you are well', 'deliver tomorrow', 'is the truck coming?'])(
    'nothing to do in: %s',
    (text) => {
      expect(read(text).instructions).toEqual([]);
    },
  );
});

it.each([
  ['we will collect tomorrow', 'COLLECT'],
  ['driver will pick it up at 9', 'COLLECT'],
  ['ek kom haal dit self', 'COLLECT'],
  ['please deliver', 'DELIVER'],
  ['your driver must collect the empties', null],
])('%s: %s', (text, delivery) => {
  expect(read(text).delivery?.value ?? null).toBe(delivery);
});

it.each([
  ['asap please', true],
  ['dringend', true],
  ['no rush', null],
  ['not urgent', null],
])('urgency of: %s', (text, urgent) => {
  expect(read(text).urgent?.value ?? null).toBe(urgent);
});

describe('prices', () => {
  it.each([
    ['milk 2l x6 @ R18.50 each', 'milk 2l', 18.5, 'each'],
    ['milk 2l 6 at R1 250,00', 'milk 2l', 1250, null],
    ['milk 2l | 6 | 18.50', 'milk 2l', 18.5, null],
    ['sku,milk 2l,12,44.50', 'milk 2l', 44.5, null],
  ])('%s', (text, goods, value, per) => {
    expect(read(text, goodsIn(text, goods)).statedPrices).toMatchObject([{ line: 0, value, per }]);
  });

  it.each([
    'milk 2l x6. total R111',
    'is milk 2l still R18.50?',
    'milk 2l x6, paid R200',
    'milk 2l x6 x 1.5',
  ])('none in: %s', (text) => {
    expect(read(text, goodsIn(text, 'milk 2l')).statedPrices).toEqual([]);
  });
});

it('reads nothing out of nothing', () => {
  for (const text of ['', ' \n \n', '((((-/.', '0'.repeat(4096)]) {
    const { instructions, statedPrices, ...fields } = read(text);
    expect(Object.values(fields).every((field) => field === null)).toBe(true);
    expect([...instructions, ...statedPrices]).toEqual([]);
  }
});

describe('a place before a day', () => {
  it.each([
    ['deliver to the Quarry Road shop on 5/6 please', 'Quarry Road shop'],
    ['please deliver to our Quarry Road branch on Friday', 'Quarry Road branch'],
    ['lewer by Kerkstraat winkel op Vrydag', 'Kerkstraat winkel'],
    ['deliver to 17 Protea Crescent tomorrow', '17 Protea Crescent'],
  ])('ends before it, and is no instruction: %s', (text, place) => {
    const { shipTo, instructions } = readHead(text, {
      sentAt: new Date('2026-11-24T09:00:00Z'),
      timeZone: 'UTC',
    });
    expect([shipTo?.value.text, instructions]).toEqual([place, []]);
  });
});

describe('what is not to be', () => {
  it('brings no goods on the day that is refused, and lets nobody fetch them', () => {
    const head = read('6 milk. please dont deliver on saturday');
    expect(head.requestedDate).toBeNull();
    expect(head.delivery?.value).not.toBe('COLLECT');
    expect(read('dont deliver on saturday, bring it friday').requestedDate?.value.date).toBe('2025-09-05');
  });

  it('takes a street for no branch that has a word of it', () => {
    const { shipTo } = read('deliver to 12 Northgate Lane');
    expect(shipTo?.value.branchId).toBeNull();
    expect(read('deliver to Northgate').shipTo?.value.branchId).toBe('n');
  });

  it('brings “same day delivery” today', () => {
    expect(read('6 milk. same day delivery please').requestedDate?.value.date).toBe('2025-09-03');
  });
});
