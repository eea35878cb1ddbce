import { expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Sunny Rice 10kg',
  'Sunny Rice 2kg',
  'Canefield Sugar 2.5kg',
  'Umbila Maize Meal 5kg',
  'Jip Lemon Bleach 1.5L',
];
const orders = ordersFrom(names);

it.each([
  ['a count and its unit before the size', 'Sunny rice 5 bags 10kg', [['Sunny Rice 10kg', 5]]],
  [
    'a count before the size',
    'Sunny rice 3 10kg\nCanefield sugar 2 2.5kg',
    [
      ['Sunny Rice 10kg', 3],
      ['Canefield Sugar 2.5kg', 2],
    ],
  ],
  [
    'a count in "nos"',
    '3 nos sunny rice 10kg\numbila 5kg 4 nos',
    [
      ['Sunny Rice 10kg', 3],
      ['Umbila Maize Meal 5kg', 4],
    ],
  ],
  [
    '"lots of" and "orders of"',
    'two lots of jip lemon 1.5 litre and three orders of sunny rice 10kg',
    [
      ['Jip Lemon Bleach 1.5L', 2],
      ['Sunny Rice 10kg', 3],
    ],
  ],
  [
    'sizes glued to names',
    '5kgUmbila\n2x10kgSunny Rice\n2.5kgCanefield sugar',
    [
      ['Umbila Maize Meal 5kg', 1],
      ['Sunny Rice 10kg', 2],
      ['Canefield Sugar 2.5kg', 1],
    ],
  ],
  [
    'rows of weights without a count',
    '5kg umbila\nsunny rice 10kg\n2 x canefield sugar 2.5kg',
    [
      ['Umbila Maize Meal 5kg', 1],
      ['Sunny Rice 10kg', 1],
      ['Canefield Sugar 2.5kg', 2],
    ],
  ],
  [
    '"each" behind one row of a list whose other rows have counts',
    'Sunny rice 5 x 10kg\nCanefield sugar 2 packets 2.5kg\nJip lemon bleach 1.5L 3 each',
    [
      ['Sunny Rice 10kg', 5],
      ['Canefield Sugar 2.5kg', 2],
      ['Jip Lemon Bleach 1.5L', 3],
    ],
  ],
  [
    '"each" behind goods that have no count',
    'sunny rice 10kg, canefield sugar 2.5kg, 6 each',
    [
      ['Sunny Rice 10kg', 6],
      ['Canefield Sugar 2.5kg', 6],
    ],
  ],
  [
    'a part of goods that is to be others',
    '6 sunny rice 10kg make two of them canefield sugar 2.5kg',
    [
      ['Sunny Rice 10kg', 4],
      ['Canefield Sugar 2.5kg', 2],
    ],
  ],
  [
    'half of goods that is to be others',
    '12 sunny rice 10kg, half of them sunny rice 2kg',
    [
      ['Sunny Rice 10kg', 6],
      ['Sunny Rice 2kg', 6],
    ],
  ],
  [
    '"of those" before goods that nobody has named yet',
    '6 sunny rice 10kg. 12 of those canefield sugar 2.5kg',
    [
      ['Sunny Rice 10kg', 6],
      ['Canefield Sugar 2.5kg', 12],
    ],
  ],
])('%s', (_, text, lines) => {
  expect(orders(text)).toEqual(lines);
});

it('names goods by those behind the "and" that follows them', () => {
  const ordered = ordersFrom([
    'Hilltop Juice Apple 1.5L',
    'Hilltop Juice Orange 1.5L',
    'Table Salt 1kg',
    'Apple Cider Vinegar 750ml',
    'Green Apple Jelly 80g',
    'Apple Pie Filling 385g',
    'Apple Shampoo 400ml',
  ]);
  expect(ordered('4 apple and 6 orange hilltop juice 1.5l please')).toEqual([
    ['Hilltop Juice Apple 1.5L', 4],
    ['Hilltop Juice Orange 1.5L', 6],
  ]);
  expect(ordered('2 salt and 6 orange hilltop juice 1.5l')[0]).toEqual(['Table Salt 1kg', 2]);
});

it.each(['2 trays eggs but NOT broken this time', '2 trays eggs, no cracked ones please'])(
  'orders goods of which only the state is asked for: %j',
  (text) => {
    expect(ordersFrom(['Eggs Tray 30', 'Brown Bread 700g'])(text)).toEqual([['Eggs Tray 30', 2]]);
  },
);

it('orders nothing of goods that came broken', () => {
  expect(ordersFrom(['Eggs Tray 30', 'Brown Bread 700g'])('2 trays eggs were broken')).toEqual([]);
});

it('takes a times sign before the size that closes a row for no count, where bags are goods too', () => {
  const ordered = ordersFrom([...names, 'Umbila Maize Meal Bag 10kg', 'Plastic Bag 5kg']);
  expect(ordered('Sunny rice ×10kg bag\nUmbila ×5kg bag')).toEqual([
    ['Sunny Rice 10kg', 1],
    ['Umbila Maize Meal 5kg', 1],
  ]);
});

const cables = ordersFrom([
  '250 ft. 14/2 Romex Wire',
  '100 ft. 12/3 Armored Cable',
  '1/2 in. x 10 ft. PVC Pipe',
]);

it.each([
  ['in words', 'fourteen two romex two fifty foot'],
  ['with a dash', '14-2 romex 250ft'],
  ['with a blank', '14 2 romex 250 ft'],
])('takes the 14/2 of a cable, written %s, for no quantity, and asks', (_, text) => {
  expect(cables(text)).toEqual([['250 ft. 14/2 Romex Wire', 1]]);
  expect(cables.warnings(text)).toEqual(['quantity_ambiguous']);
});

it('asks where the catalogue has another cable of as many wires', () => {
  expect(cables('12 2 romex 250 ft')).toEqual([['250 ft. 14/2 Romex Wire', 12]]);
  expect(cables.warnings('12 2 romex 250 ft')).toEqual(['quantity_ambiguous']);
});

it.each([
  ['3 14/2 romex 250ft', 3],
  ['3 rolls 14-2 romex 250ft', 3],
  ['14-2 romex 250ft x 3', 3],
])('counts cables beside their designation: %s', (text, quantity) => {
  expect(cables(text)).toEqual([['250 ft. 14/2 Romex Wire', quantity]]);
});

const parts = ordersFrom(['Watermelon', 'White Cabbage', '1/2 in. PVC Elbow']);

it.each([
  ['½ white cabbage', [['White Cabbage', 0.5]]],
  [
    '1/2 watermelon and 2 white cabbage',
    [
      ['Watermelon', 0.5],
      ['White Cabbage', 2],
    ],
  ],
])('takes a part of one for a quantity, and asks: %s', (text, lines) => {
  expect(parts(text)).toEqual(lines);
  expect(parts.warnings(text)).toContain('unit_unclear');
});

it('keeps a fraction that is the size of goods', () => {
  expect(parts('1/2 pvc elbow x 5')).toEqual([['1/2 in. PVC Elbow', 5]]);
});
