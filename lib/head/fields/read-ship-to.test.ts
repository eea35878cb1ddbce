import { describe, expect, it } from 'vitest';
import { readHead } from '../read-head';
import { goodsIn, readKiosk as read, sentAt } from '../testing/read-kiosk';

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

it('takes a street for no branch that has a word of it', () => {
  const { shipTo } = read('deliver to 12 Northgate Lane');
  expect(shipTo?.value.branchId).toBeNull();
  expect(read('deliver to Northgate').shipTo?.value.branchId).toBe('n');
});

it.each([
  'Northgate Kiosk:\n10 bread\nSouthgate Kiosk:\n5 milk',
  'Northgate Kiosk\n10 bread\nSouthgate Kiosk\n5 milk',
  'NR-1: 10 bread\nNR-2: 5 milk',
  'For Northgate Kiosk: 10 bread. For Southgate Kiosk: 5 milk',
])('doubts a place when another stands over other goods: %s', (text) => {
  const { shipTo } = read(text, goodsIn(text, 'bread', 'milk'));
  expect(shipTo?.value.branchId).toBe('n');
  expect(shipTo?.doubts).toEqual([{ code: 'two-places', message: 'Southgate Kiosk may be meant' }]);
});

it.each(['NOT southgate kiosk, northgate kiosk pls', 'northgate kiosk, dont send to southgate kiosk'])(
  'goes to the place that is not refused: %s',
  (text) => {
    const { shipTo } = read(`10 bread. ${text}`, goodsIn('10 bread', 'bread'));
    expect(shipTo?.value.branchId).toBe('n');
    expect(shipTo?.doubts).toBeUndefined();
  },
);

it.each(['not southgate kiosk', 'dont send to southgate kiosk'])('asks where to instead: %s', (text) => {
  const { shipTo } = read(`10 bread. ${text}`, goodsIn('10 bread', 'bread'));
  expect(shipTo?.value).toEqual({ branchId: null, text });
  expect(shipTo?.doubts).toEqual([{ code: 'not-there', message: 'not to Southgate Kiosk' }]);
});

it.each(['instead', 'this time', 'as usual', 'only', 'please'])('ends a place before “%s”', (word) => {
  expect(read(`6 milk. deliver to 12 Main Rd ${word}`).shipTo?.value.text).toBe('12 Main Rd');
});
