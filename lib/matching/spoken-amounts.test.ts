import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const orders = ordersFrom([
  'Bricks',
  'Nylon Rope',
  'Floor Tile Grey',
  'Building Sand',
  'Milk',
  'Eggs',
  'Tomato',
  'Tea Hundreds',
  'Roof Sheet IBR',
  'Damp Course DPC 225mm',
  '2 in. x 4 in. x 8 ft. Spruce Lumber',
  '2 in. x 6 in. x 12 ft. Spruce Lumber',
]);

const told = orders.inWords;

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number from 1 to 9999 as it is said. */
function said(value: number): string {
  if (value < 20) return ones[value - 1] ?? '';
  if (value < 100)
    return [tens[Math.floor(value / 10) - 2], ones[(value % 10) - 1]].filter(Boolean).join(' ');
  const [size, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const [most, rest] = [said(Math.floor(value / size)), value % size];
  if (rest === 0) return `${most} ${word}`;
  return `${most} ${word} ${rest < 100 ? 'and ' : ''}${said(rest)}`;
}

describe('a number in words', () => {
  it('is read whole, up to the thousands', () => {
    const values = Array.from({ length: 250 }, (_, i) => 100 + i * 39).filter(
      (value) => value % 100 === 0 || value % 100 > 9,
    );
    const wrong = values.filter((value) => String(orders(`${said(value)} bricks`)) !== `Bricks,${value}`);
    expect(wrong.map(said)).toEqual([]);
  });

  it.each([
    ['a hundred and fifty bricks', '150 Bricks'],
    ['two and a half thousand bricks', '2500 Bricks'],
    ['mil quinientos bricks, dos tomato', '1500 Bricks, 2 Tomato'],
    ['honderd en twintig bricks asseblief', '120 Bricks'],
    ['a hundred and twenty metres of rope and two milk', '120 Nylon Rope, 2 Milk'],
    ['tea hundreds eighteen, five milk', '18 Tea Hundreds, 5 Milk'],
  ])('%s', (text, order) => expect(told(text)).toBe(order));
});

describe('a half', () => {
  it.each([
    ['dos kilos y medio de tomato', '2.5 Tomato'],
    ['dois quilos e meio de tomato', '2.5 Tomato'],
    ['deux kilos et demi de tomato', '2.5 Tomato'],
    ['3 boxes and a half of eggs, 2 milk', '3.5 Eggs, 2 Milk'],
    ['half a box of eggs, 2 milk', '0.5 Eggs, 2 Milk'],
    ['2 milk and half a box of eggs', '2 Milk, 0.5 Eggs'],
    ['2 boxes of milk and half a box of eggs', '2 Milk, 0.5 Eggs'],
  ])('%s', (text, order) => expect(told(text)).toBe(order));
});

describe('square and cubic metres in words', () => {
  it.each([
    ['thirty five square metres of floor tile', '35 Floor Tile Grey'],
    ['35 square meters floor tile, 2 milk', '35 Floor Tile Grey, 2 Milk'],
    ['two cubic metres of sand', '2 Building Sand'],
    ['hola, 20 metros cuadrados de floor tile por favor', '20 Floor Tile Grey'],
    ['bonjour, 3 mètres cubes de building sand merci', '3 Building Sand'],
  ])('%s', (text, order) => expect(told(text)).toBe(order));
});

describe('an abbreviation said letter by letter', () => {
  it.each([
    ['eighty four metres of i b r sheeting and two milk', '84 Roof Sheet IBR, 2 Milk'],
    ['two rolls of d p c 225, 3 eggs', '2 Damp Course DPC 225mm, 3 Eggs'],
  ])('%s', (text, order) => expect(told(text)).toBe(order));
});

describe('sizes of timber in words', () => {
  it.each([
    [
      'thirty spruce two by six twelve footers and two milk',
      '30 2 in. x 6 in. x 12 ft. Spruce Lumber, 2 Milk',
    ],
    ['forty two by four by eights in spruce, 3 eggs', '40 2 in. x 4 in. x 8 ft. Spruce Lumber, 3 Eggs'],
  ])('%s', (text, order) => expect(told(text)).toBe(order));
});
