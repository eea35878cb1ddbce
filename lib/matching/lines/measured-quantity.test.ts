import { describe, expect, it } from 'vitest';
import { soldBy } from '../testing/sold-by';

const catalogue: readonly (readonly [name: string, unitOfMeasure: string])[] = [
  ['Onions', 'KG'],
  ['Tomatoes', 'per kg'],
  ['Tomatoes Box 5kg', 'BX'],
  ['Ginger', 'Kilogram'],
  ['Rump Steak', 'kgs'],
  ['Whole Lamb', 'EA'],
  ['Olive Oil Loose', 'Litre'],
  ['Cable 2.5mm Twin', 'm'],
  ['Fine Salt 1kg', 'EA'],
  ['Carrots', 'KG'],
  ['Carrots Bag 10kg', 'EA'],
  ['Floor Tile Grey 600x600', 'm2'],
];
const interpret = soldBy(catalogue);
const read = (text: string) => interpret(text).lines;
const orders = (text: string) =>
  read(text).map(({ productId, quantity, unit }) => [productId, quantity, unit]);

describe('goods sold by measure', () => {
  it.each([
    ['10kg onions', 'Onions', 10, 'kg'],
    ['onions 10 kg', 'Onions', 10, 'kg'],
    ['10kgOnions', 'Onions', 10, 'kg'],
    ['2x5kg onions', 'Onions', 10, 'kg'],
    ['half a kilo of ginger', 'Ginger', 0.5, 'kg'],
    ['500g ginger', 'Ginger', 0.5, 'kg'],
    ['ginger 250 g', 'Ginger', 0.25, 'kg'],
    ['15kg tomatoes', 'Tomatoes', 15, 'kg'],
    ['rump 3.5', 'Rump Steak', 3.5, 'kg'],
    ['5 litres olive oil', 'Olive Oil Loose', 5, 'l'],
    ['5m of 2.5mm twin cable', 'Cable 2.5mm Twin', 5, 'm'],
    ['1 whole lamb', 'Whole Lamb', 1, null],
    ['20 sqm grey floor tile', 'Floor Tile Grey 600x600', 20, 'sqm'],
    ['grey tile 600x600 12.5m2', 'Floor Tile Grey 600x600', 12.5, 'sqm'],
    ['20 m² grey floor tile', 'Floor Tile Grey 600x600', 20, 'sqm'],
  ])('%s', (text, product, quantity, unit) => {
    expect(orders(text)).toEqual([[product, quantity, unit]]);
  });

  it('multiplies packs that were read with their size', () => {
    expect(orders('rump 2 x 500g, 3 whole lamb')).toEqual([
      ['Rump Steak', 1, 'kg'],
      ['Whole Lamb', 3, null],
    ]);
  });

  it.each([
    ['rump 3.5\nwors 5 kg\n1 whole lamb', 5, 'kg'],
    ['onions 2kg, 2 x 500g biltong and 3 whole lamb', 1, 'kg'],
    ['2 whole lamb, 3 fine salt 1kg, biltong 2kg', 1, null],
  ])('measures goods that nobody knows as those beside them: %j', (text, quantity, unit) => {
    expect(orders(text)).toContainEqual([null, quantity, unit]);
  });

  it('keeps goods of a size and more of the same by measure apart', () => {
    expect(orders('5kg onions and 2 kg onions')).toEqual([
      ['Onions', 5, 'kg'],
      ['Onions', 2, 'kg'],
    ]);
  });

  it.each([
    ['1 1/2 kg onions', 'Onions', 1.5],
    ['2 1/4 kg ginger', 'Ginger', 2.25],
    ['one and a half kilo rump steak', 'Rump Steak', 1.5],
    ['two and a half litres of olive oil', 'Olive Oil Loose', 2.5],
  ])('takes a mixed number whole: %s', (text, product, quantity) => {
    expect(orders(text).map(([id, amount]) => [id, amount])).toEqual([[product, quantity]]);
  });

  it.each([
    ['onions (big) 10kg', 'Onions', 10],
    ['onions......10kg', 'Onions', 10],
    ['ginger (ripe) - 5 kg', 'Ginger', 5],
    ['rump steak (for mince) 2.5 kg', 'Rump Steak', 2.5],
  ])('measures goods with a remark or dots before the measure: %s', (text, product, quantity) => {
    expect(orders(text)).toEqual([[product, quantity, 'kg']]);
  });

  it.each([
    ['before it', 'onions, ginger 3kg each', [3, 3]],
    ['behind it', '3kg each onions, ginger, rump steak', [3, 3, 3]],
    ['joined by "and"', 'onions and ginger 500g each', [0.5, 0.5]],
    ['none that is counted', '2 whole lamb, onions, ginger 2kg each', [2, 2, 2]],
  ])('shares a measure with "each" among the goods of a list: %s', (_, text, quantities) => {
    expect(read(text).map(({ quantity }) => quantity)).toEqual(quantities);
    expect(read(text).flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('shares no measure past words that part goods', () => {
    expect(orders('onions but ginger 3kg each')).toEqual([['Ginger', 3, 'kg']]);
  });

  it('reads Arabic digits with their own marks', () => {
    expect(orders('rump ٢٫٥ kg, ١٬٥٠٠ kg onions')).toEqual([
      ['Rump Steak', 2.5, 'kg'],
      ['Onions', 1500, 'kg'],
    ]);
  });

  it.each([
    ['carrots 10kg', 'Carrots Bag 10kg', 1],
    ['2×5kgTomato', 'Tomatoes Box 5kg', 2],
    ['3 box tomatoes', 'Tomatoes Box 5kg', 3],
  ])('takes the product that comes in the size: %s', (text, product, quantity) => {
    expect(orders(text)).toEqual([[product, quantity, expect.toSatisfy((unit) => unit !== 'kg')]]);
  });

  it.each([
    ['3 bags onions', '3 bag asked, sold by the kg: say how many kg that is.'],
    ['5 onions', '5 asked, sold by the kg: say how many kg that is.'],
    ['2 whole lamb\nginger', 'No quantity said, sold by the kg: say how many kg.'],
  ])('asks how much is meant: %s', (text, message) => {
    expect(read(text).at(-1)?.warnings).toContainEqual({ code: 'unit_unclear', message });
  });

  it('reads a list of weights without a count', () => {
    expect(orders('onions 10kg\nrump 2kg\nginger 500g')).toEqual([
      ['Onions', 10, 'kg'],
      ['Rump Steak', 2, 'kg'],
      ['Ginger', 0.5, 'kg'],
    ]);
  });
});

describe('goods sold in packets', () => {
  it('counts the packets of what was weighed, and says so', () => {
    expect(read('3 kg of fine salt')[0]).toMatchObject({
      productId: 'Fine Salt 1kg',
      quantity: 3,
      unit: null,
      quantityNote: '3 kg = 3 × 1 kg',
      warnings: [],
    });
  });

  it.each([
    ['2 tons fine salt', 2000, '2 ton = 2000 × 1 kg'],
    ['1 ton of fine salt', 1000, '1 ton = 1000 × 1 kg'],
  ])('counts those of %s', (words, quantity, quantityNote) => {
    expect(read(words)[0]).toMatchObject({ productId: 'Fine Salt 1kg', quantity, quantityNote });
  });

  it('doubts a part of a packet', () => {
    expect(read('2.5 kg of fine salt')[0]).toMatchObject({
      quantity: 3,
      quantityNote: '2.5 kg = 3 × 1 kg, rounded up',
      warnings: [{ code: 'quantity_rounded', message: '2.5 kg asked, sold by 1 kg (EA): 3 are taken.' }],
    });
  });
});
