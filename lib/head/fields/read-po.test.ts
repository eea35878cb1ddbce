import { describe, expect, it } from 'vitest';
import { goodsIn, readKiosk as read } from '../testing/read-kiosk';

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
    ['use PO 4471 not 4470', '4471'],
    ['PO 4471 replaces 4470', '4471'],
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

  it.each([
    ['PO 4500 123', '4500 123'],
    ['P.O. number: 5 500', '5 500'],
    ['PO number 2026 / 114', '2026 / 114'],
    ['PO 1234 5678 9012', '1234 5678 9012'],
    ['bestelnommer 45 0012', '45 0012'],
    ['PO 4500-123', '4500-123'],
  ])('goes on in groups: %s', (words, number) => {
    for (const text of [words, `${words}, 10 bread`, `${words}\n10 bread`, `${words} please send 10 bread`]) {
      const { poNumber } = read(text, text === words ? [] : goodsIn(text, 'bread'));
      expect(poNumber?.value).toBe(number);
      expect(poNumber?.doubts).toBeUndefined();
    }
  });

  it.each([
    'PO 4500 10 bread',
    'PO 4500 10 x bread',
    'PO 4500 2 cases of bread',
    'PO 4500 - 10 bread',
    'PO 4500 082 555 9988, 10 bread',
    'PO 4500 12 Dec, 10 bread',
    'PO 4500 10am, 10 bread',
  ])('ends before what is none of it: %s', (text) => {
    const { poNumber } = read(text, goodsIn(text, 'bread'));
    expect(poNumber?.value).toBe('4500');
    expect(poNumber?.doubts).toBeUndefined();
  });

  it.each([
    ['PO 4500 10', '4500 10', '4500 may be meant'],
    ['PO 4500 20 loaves', '4500', '4500 20 may be meant'],
    ['PO 4500 123 10 bread', '4500', '4500 123 may be meant'],
  ])('is doubted where it may end in two places: %s', (text, number, message) => {
    const { poNumber } = read(text, goodsIn(text, text.endsWith('bread') ? '10 bread' : ''));
    expect(poNumber?.value).toBe(number);
    expect(poNumber?.doubts).toEqual([{ code: 'two-numbers', message }]);
  });

  it('keeps one of 300 characters and doubts it', () => {
    const { poNumber } = read(`PO ${'1234567890'.repeat(30)}`);
    expect(poNumber?.value).toHaveLength(300);
    expect(poNumber?.doubts?.[0]?.code).toBe('too-long');
    expect(poNumber?.confidence).toBeLessThan(0.6);
  });
});
