import { describe, expect, it } from 'vitest';
import { goodsIn, readKiosk as read } from './testing/read-kiosk';

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

  it.each([
    'gate code 4455',
    'security code is 4455#',
    'dock 7',
    'Bill to account 4410',
    'We open at 6 and close at 4',
    'receiving closes at 3pm',
    'kode vir die hek is 4455',
    'codigo do portao 4455',
    'codigo de la puerta 4455',
    'code porte 4455',
    'No milk crates please',
  ])('is for who delivers or books to know: %s', (words) => {
    const text = `5 milk full cream 2l. ${words}`;
    const { instructions, window } = read(text, goodsIn(text, 'milk full cream 2l'));
    expect(instructions.map(({ value }) => value)).toEqual([words]);
    expect(window).toBeNull();
  });

  it.each(['what is the gate code?', 'room 14 needs nothing', 'if yes send me 6'])(
    'is nothing to know for anybody: %s',
    (text) => expect(read(text).instructions).toEqual([]),
  );

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
  ['Collect at 3pm', 'COLLECT'],
  ['Collection at 3pm', 'COLLECT'],
  ['collect today 3pm, driver Sipho 082 555 9988, his reg is CA 123 456', 'COLLECT'],
  ['collecting tomorrow at 10, phone 082 555 9988', 'COLLECT'],
  ['Collection: Friday 10am', 'COLLECT'],
  ['to be collected by Sipho', 'COLLECT'],
  ['pickup friday 10am by our driver', 'COLLECT'],
  ['levantamento amanha as 15h', 'COLLECT'],
  ['sizozilandela kusasa', 'COLLECT'],
  ['please collect the damaged stock', null],
  ['collection of empties at 3pm', null],
  ['collect payment tomorrow', null],
  ['is collection possible tomorrow?', null],
  ['your driver must collect the empties', null],
])('%s: %s', (text, delivery) => {
  expect(read(text).delivery?.value ?? null).toBe(delivery);
  // The unit of a size ends a sentence like any other word.
  const behind = `10 brown bread 700g. ${text}`;
  expect(read(behind, goodsIn(behind, 'brown bread 700g')).delivery?.value ?? null).toBe(delivery);
});

it('is collected though the word was read as one of the goods', () => {
  const text = '10 brown bread 700g collecting tomorrow at 10';
  expect(read(text, goodsIn(text, 'brown bread 700g collecting')).delivery?.value).toBe('COLLECT');
});

it.each([
  ['asap please', true],
  ['dringend', true],
  ['no rush', null],
  ['not urgent', null],
])('urgency of: %s', (text, urgent) => {
  expect(read(text).urgent?.value ?? null).toBe(urgent);
});

it('reads nothing out of nothing', () => {
  for (const text of ['', ' \n \n', '((((-/.', '0'.repeat(4096)]) {
    const { instructions, statedPrices, ...fields } = read(text);
    expect(Object.values(fields).every((field) => field === null)).toBe(true);
    expect([...instructions, ...statedPrices]).toEqual([]);
  }
});
