import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../matching/build-index';
import { readReply } from './read-reply';

const names = ['Canefield White Sugar 1kg', 'Zing Cola 330ml can', 'Harvest Brown Bread 700g'];
const products = names.map((name, at) => ({
  id: `p${at}`,
  sku: `SKU-${at}`,
  name,
  unitOfMeasure: 'EA',
  packSize: 1,
  barcode: null,
  category: null,
}));
const index = buildIndex({ products, aliases: [] });
const sugar = { id: 'sugar', phrase: 'Canefield White Sugar 1kg', quantity: 5, unit: null };
const cola = { id: 'cola', phrase: 'zing cola', quantity: 3, unit: null };
const ask = (words: string, ...lines: (typeof sugar)[]) =>
  readReply({ index, customerId: 'c', lines, words })?.map(({ line, quantity }) => [line.id, quantity]) ??
  null;

describe('readReply', () => {
  it.each([
    ['make it 8', 8],
    ['8 instead', 8],
    ['rather 12', 12],
    ['8', 8],
    ['8 please', 8],
    ['no, 8', 8],
    ['only 3', 3],
    ['10 of these please', 10],
    ['can you change that to 8?', 8],
    ['2 more', 7],
    ['double it', 10],
    ['maak dit 8', 8],
    ['mejor 8', 8],
    ['cancel this', null],
    ['please cancel this order', null],
    ['dont need this anymore', null],
    ['hi, cancel please', null],
    ['no longer needed', null],
    ['add another 3', 8],
    ['reduce to 2', 2],
  ])('reads “%s” as a change of the one line', (words, quantity) => {
    expect(ask(words, sugar)).toEqual([['sugar', quantity]]);
  });

  it.each([
    'thanks',
    'ok',
    'when do you deliver?',
    'please before 10',
    'call me at 5',
    'is it on its way?',
    '2 brown bread',
    'make it 8 and add 2 brown bread',
    'minus 2',
    '+3',
    'add 3',
    'deliver at 8',
    'yes please',
    '5',
  ])('takes “%s” for no mere change', (words) => {
    expect(ask(words, sugar)).toBeNull();
  });

  it('changes the line that is named, of several', () => {
    expect(ask('make the sugar 8', sugar, cola)).toEqual([['sugar', 8]]);
    expect(ask('cancel the cola', sugar, cola)).toEqual([['cola', null]]);
    expect(ask('please cancel this order', sugar, cola)).toEqual([
      ['sugar', null],
      ['cola', null],
    ]);
  });

  it.each(['make it 8', '2 more', '8', 'cancel this'])('leaves open which of several “%s” means', (words) => {
    expect(ask(words, sugar, cola)).toBeNull();
  });

  it.each([
    [
      'no sugar, and 10 of the cola',
      [
        ['sugar', null],
        ['cola', 10],
      ],
    ],
    [
      'no sugar and 10 of the cola',
      [
        ['sugar', null],
        ['cola', 10],
      ],
    ],
    [
      'cancel the cola, 12 of the sugar',
      [
        ['cola', null],
        ['sugar', 12],
      ],
    ],
    [
      'no sugar, pero 10 of the cola',
      [
        ['sugar', null],
        ['cola', 10],
      ],
    ],
    [
      'no sugar but 10 of the cola',
      [
        ['sugar', null],
        ['cola', 10],
      ],
    ],
  ])('%s: takes away one line and changes another', (words, changes) => {
    expect(ask(words, sugar, cola)?.sort()).toEqual([...changes].sort());
  });
});
