import { describe, expect, it } from 'vitest';
import { readKiosk as read } from '../testing/read-kiosk';

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

  it('keeps one of 300 characters and doubts it', () => {
    const { poNumber } = read(`PO ${'1234567890'.repeat(30)}`);
    expect(poNumber?.value).toHaveLength(300);
    expect(poNumber?.doubts?.[0]?.code).toBe('too-long');
    expect(poNumber?.confidence).toBeLessThan(0.6);
  });
});
