import { describe, expect, it } from 'vitest';
import { soldBy } from '../testing/sold-by';

const catalogue: readonly (readonly [name: string, unitOfMeasure: string])[] = [
  ['Onion Brown', 'KG'],
  ['Onion Brown 10kg Pocket', 'PKT'],
  ['Lemon', 'kg'],
  ['Lime', 'kg'],
  ['Mango', 'kg'],
  ['Mango Tray 4kg', 'TRAY'],
  ['Spinach Baby Packet 200g', 'PKT'],
  ['Spinach Swiss Chard Bunch', 'bunch'],
  ['Yoghurt Plain 1kg', 'EA'],
  ['Potato Large 10kg Pocket', 'PKT'],
  ['Zesta Cola 1L', 'EA'],
  ['Cable Cat6 UTP', 'M'],
  ['HDPE Pipe 25mm Class 6', 'M'],
  ['HDPE Pipe 50mm Class 6', 'm'],
  ['Wire Nail 75mm', 'KG'],
  ['Wire Nail 100mm', 'kg'],
  ['Brandering 38x38', 'm'],
  ['River Sand', 'm3'],
  ['Crusher Run G5', 'm³'],
  ['Brickforce 75mm x 20m', 'roll'],
  ['Cement 32.5R 50kg', 'BAG'],
  ['Parsley Flat Bunch', 'bunch'],
];
const interpret = soldBy(catalogue);
const read = (text: string) => interpret(text).lines;
const orders = (text: string) => read(text).map(({ productId, quantity }) => [productId, quantity]);

describe('goods that come loose and packed', () => {
  it.each([
    ['3 x 10kg onion brown', 'Onion Brown 10kg Pocket', 3],
    ['Onion brown 10kg - 3', 'Onion Brown 10kg Pocket', 3],
    ['onion brown 10kg, 5 x R95.00', 'Onion Brown 10kg Pocket', 5],
    ['3 pockets onion brown', 'Onion Brown 10kg Pocket', 3],
    ['2 bags onion brown', 'Onion Brown 10kg Pocket', 2],
    ['onion brown 4kg', 'Onion Brown', 4],
    ['10kg of onion brown', 'Onion Brown', 10],
    ['mango 2 trays', 'Mango Tray 4kg', 2],
    ['spinach 10 bunch', 'Spinach Swiss Chard Bunch', 10],
    ['spinach 10 pkt', 'Spinach Baby Packet 200g', 10],
  ])('%s', (text, product, quantity) => {
    expect(orders(text)).toEqual([[product, quantity]]);
  });

  it('takes as many packets as a measure asks for, and says so', () => {
    const [yoghurt, potatoes] = read('yoghurt plain 4kg\npotato large 25kg');
    expect(yoghurt).toMatchObject({ quantity: 4, quantityNote: '4kg = 4 × 1 kg' });
    expect(potatoes).toMatchObject({ quantity: 3, productId: 'Potato Large 10kg Pocket' });
    expect(potatoes?.warnings.map(({ code }) => code)).toContain('quantity_rounded');
  });

  it('takes no larger size that is counted for packets of a smaller one', () => {
    expect(read('6 zesta cola 3L')[0]).toMatchObject({ quantity: 6 });
  });
});

describe('numbers that multiply no measure', () => {
  it.each([
    ['40m cat 6 pls', [['Cable Cat6 UTP', 40]]],
    ['30m hdpe 50', [['HDPE Pipe 50mm Class 6', 30]]],
    ['nails 75 10kg', [['Wire Nail 75mm', 10]]],
    [
      'brandering 90m\n- 100mm nails 5kg',
      [
        ['Brandering 38x38', 90],
        ['Wire Nail 100mm', 5],
      ],
    ],
    [
      'Please add:\n8. Lemons 5kg\n9. Limes 3kg',
      [
        ['Lemon', 5],
        ['Lime', 3],
      ],
    ],
  ])('%s', (text, lines) => {
    expect(orders(text)).toEqual(lines);
  });
});

it.each([
  [
    'Lemon 8 kg\nMango Tray 4kg 3 each, ripe ones',
    [
      ['Lemon', 8],
      ['Mango Tray 4kg', 3],
    ],
  ],
  [
    'FRUIT\nLemon - 6kg\nSpinach baby - 24 each',
    [
      ['Lemon', 6],
      ['Spinach Baby Packet 200g', 24],
    ],
  ],
])('counts by an "each" behind goods those of its row: %s', (text, lines) => {
  expect(orders(text)).toEqual(lines);
});

describe('a measure behind a mark', () => {
  it.each(['Lemon - 15 kg', 'Lemon: 15kg', 'Lemon: 15 kg', '- Lemon: 15kg'])('%s', (text) => {
    expect(read(`${text}\nLime - 2 kg`)).toMatchObject([
      { productId: 'Lemon', quantity: 15, unit: 'kg', phrase: 'Lemon' },
      { productId: 'Lime', quantity: 2, unit: 'kg', phrase: 'Lime' },
    ]);
  });
});

it.each([
  ['10m3 river sand', 'River Sand', 10],
  ['river sand 6m³', 'River Sand', 6],
  ['8 cube river sand', 'River Sand', 8],
  ['G5 - 12 m3', 'Crusher Run G5', 12],
  ['1/2 cube river sand', 'River Sand', 0.5],
])('cubic metres: %s', (text, product, quantity) => {
  expect(read(text)).toMatchObject([{ productId: product, quantity, unit: 'm3' }]);
});

it.each([
  ['10kg lemons', 'lemons'],
  ['lemons - 10 kg', 'lemons'],
  ['10 kilos of lemons', 'lemons'],
  ['hdpe 25mm 30m', 'hdpe 25mm'],
])('calls goods by their name alone, without what measures them: %s', (text, phrase) => {
  const [line] = read(text);
  expect(line?.phrase).toBe(phrase);
  expect(text.slice(line?.start, line?.end)).toBe(phrase);
});

it('takes the end of a name and its count for no door', () => {
  expect(orders('Lemon 3kg\nParsley flat 4')).toEqual([
    ['Lemon', 3],
    ['Parsley Flat Bunch', 4],
  ]);
});

it('does not take cement for the hundred of Portuguese', () => {
  expect(read('cem 32 50\nbrickforce 75 12 rolls').map(({ quantity }) => quantity)).toEqual([50, 12]);
});
