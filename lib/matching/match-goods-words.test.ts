import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { matchPhrase } from './match-phrase';

const names = [
  'Ridge Birch Plywood 1/2 in. x 4 ft. x 8 ft.',
  'Ridge Oak Plywood 1/2 in. x 4 ft. x 8 ft.',
  'Ridge Cedar Fence Picket 6 ft.',
  'Ridge Pine Fence Picket 6 ft.',
  'Wallmate Exterior Paint Gray 1 gal.',
  'Wallmate Exterior Paint Yellow 1 gal.',
  'Wallmate 120 Grit Sandpaper',
  'Wallmate Masking Tape 1 in.',
  'Flowline 3/4 in. x 10 ft. PVC Pipe',
  'Flowline 3/4 in. PVC Elbow',
  'Dunes Mixed Fruit Jam 450g',
  'Dunes Apricot Jam 450g',
  'Dunes Sea Salt 1kg',
  'Dunes Table Salt 1kg',
  'Dunes Oats 1kg',
  'Dunes Refuse Bag Black 20s',
  'Dunes Tea Bags 100s',
  'Dunes Toothpaste 100ml',
  'Dunes Toothbrush Medium',
  'Dunes Crunchie Chocolate Bar 40g',
  'Kraal Crunchy Peanut Butter 400g',
  'Kraal Oven Cln 275ml',
  'Kraal Floor Cleaner Lavender 1L',
  'Kraal Floor Cleaner Lemon 1L',
  'Kraal Coffee Granules 200g',
  'Kraal Coffee Powder 200g',
  'Kraal Toilet Block Pine 45g',
  'Kraal Pine Oil 750ml',
  'Kraal Smooth NAS 400g',
  'Kraal Smooth 400g',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `G-${i}`, name })),
  aliases: [],
});
/** The product named for sure: names that fit alike share their confidence. */
const best = (phrase: string): string | undefined => {
  const [first] = matchPhrase(index, phrase, { customerId: 'c1' });
  return first && first.confidence > 0.5 ? first.productId : undefined;
};

describe('matchPhrase, on goods words of other languages', () => {
  it.each([
    ['contreplaqué bouleau', 0],
    ['contreplaqué chêne', 1],
    ['piquet de cèdre', 2],
    ['tinta cinza exterior', 4],
    ['pintura amarilla', 5],
    ['fita crepe', 7],
    ['tubo pvc 3/4', 8],
    ['codos pvc 3/4', 9],
    ['gemengde vrugte konfyt', 10],
    ['hawer 1kg', 14],
    ['kraal oondskoonmaker', 21],
    ['kraal vloerskoonmaker laventel', 22],
    ['kraal korrels 200g', 24],
    ['kraal granulado 200g', 24],
    ['kraal toiletblokkies dennegeur', 26],
    ['kraal smooth 400g sem açúcar', 28],
    ['kraal smooth sans sucre', 28],
  ])('knows the colour, the wood, the scent and the kind in %j', (phrase, expected) => {
    expect(best(phrase)).toBe(names[expected]);
  });

  it.each([
    ['papier de verre', 6],
    ['pasta de dientes', 17],
    ['pasta de dentes', 17],
    ['escova de dentes', 18],
  ])('reads the three words of %j as one', (phrase, expected) => {
    expect(best(phrase)).toBe(names[expected]);
  });

  it.each([
    ['seesout', 12],
    ['tafelsout', 13],
  ])('takes the fuller meaning of %j before the general one', (phrase, expected) => {
    const [first, second] = matchPhrase(index, phrase, { customerId: 'c1' });
    expect(first?.productId).toBe(names[expected]);
    expect(first?.confidence).toBeGreaterThan(2 * (second?.confidence ?? 0));
  });

  it('knows a brand with a letter wrong, and an ending by its sound', () => {
    expect(best('dunnes crunchy bar')).toBe(names[19]);
  });

  it('finds the singular that a name prints though another name prints the plural', () => {
    expect(best('sacs poubelle')).toBe(names[15]);
    expect(best('vullissakke')).toBe(names[15]);
  });
});
