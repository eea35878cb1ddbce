import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { matchWithFacts } from '../match-phrase';

const match = (names: string[], phrase: string, unit: string | null = null) => {
  const products = names.map((name) => ({ id: name, sku: name, name }));
  return matchWithFacts(buildIndex({ products, aliases: [] }), phrase, { customerId: null }, { unit });
};
const others = ['Roma Spaghetti 500g', 'Sea Pan Table Salt 1kg', 'Thunder Bolt Energy Drink 500ml'];

const none = { own: 0, size: 0, same: 0, kind: 0, fuller: 0, longer: 0, special: 0, pack: 0 };

it('doubts goods that lack the flavour or scent asked for', () => {
  const names = [
    'Softa Lotion Cocoa Butter 400ml',
    'Softa Lotion Active 400ml',
    'Zapp Spray Odourless 180ml',
  ];
  for (const phrase of ['softa lotion shea butter 400ml', 'zapp spray lavender 180ml'])
    expect(match([...names, ...others], phrase).candidates[0]?.confidence).toBeLessThan(0.2);
});

it('doubts goods that answer one meaning of a word where another size answers the fuller', () => {
  const names = [
    'Milly Cake Wheat Flour 5kg',
    'Milly Self Raising Flour 1kg',
    'Milly Cake Flour 1kg',
    ...others,
  ];
  expect(match(names, 'milly bruismeel 5kg').candidates[0]?.confidence).toBeLessThan(0.5);
  expect(match(names, 'milly koekmeel 5kg').candidates[0]).toMatchObject({ sku: names[0] });
  expect(match(names, 'milly koekmeel 5kg').candidates[0]?.confidence).toBeGreaterThan(0.8);
});

describe('rivals of the best product', () => {
  it.each([
    // Maize in isiZulu, milk in Spanish: brands are called after their goods.
    ['umbila maize meal 5kg', ['Umbila Maize Meal 5kg', 'Highveld Maize Meal 5kg']],
    ['leche milk powder 1kg', ['Leche Milk Powder 1kg', 'Highveld Milk Powder 1kg']],
  ])('are not those that have a brand’s name only in another language: %s', (phrase, names) => {
    const { facts, candidates } = match([...names, ...others], phrase);
    expect(facts?.rivals).toEqual(none);
    expect(candidates[0]).toMatchObject({ sku: names[0] });
    expect(candidates[0]?.confidence).toBeGreaterThan(0.9);
  });

  it.each([
    ['another size', 'zesta cola', ['Zesta Cola 1L', 'Zesta Cola 2L'], 'size'],
    ['a kind of its own', 'zesta 2l', ['Zesta Grape 2L', 'Zesta Mango 2L'], 'own'],
    ['a kind beside a flavour', 'zesta pies 2kg', ['Zesta Steak Pies 2kg', 'Zesta Tomato Pies 2kg'], 'own'],
    ['the same words but packaging', 'zesta grape', ['Zesta Grape Bottle', 'Zesta Grape Can'], 'same'],
  ])('are even where each has %s, and neither is sure', (_, phrase, names, apart) => {
    const { facts, candidates } = match([...names, ...others], phrase);
    expect(facts?.rivals).toMatchObject({ [apart]: 1 });
    expect(candidates[0]?.confidence).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ['a larger pack', 'zesta grape 2l', ['Zesta Grape Fizz 2L', 'Zesta Grape Party 2L x 6'], 'pack'],
    [
      'a box of the same',
      'latex caulk white',
      ['Latex Caulk White', 'Latex Caulk White (12-Pack)'],
      'longer',
    ],
    ['a diet kind', 'zesta cola 2l', ['Zesta Cola Classy 2L', 'Zesta Cola Zero Plus Taste 2L'], 'special'],
    ['a flavour', 'zesta cola 2l', ['Zesta Cola 2L', 'Zesta Cola Cherry Twist 2L'], 'special'],
    ['a longer name', 'zesta cola 2l', ['Zesta Cola 2L', 'Zesta Cola Party 2L'], 'longer'],
  ])('are variants that hardly anybody means who leaves them out: %s', (_, phrase, names, apart) => {
    const { facts, candidates } = match([...names, ...others], phrase);
    expect(facts?.rivals).toEqual({ ...none, [apart]: 1 });
    expect(candidates[0]).toMatchObject({ sku: names[0] });
    expect(candidates[0]?.confidence).toBeGreaterThan(0.6);
  });

  it('are even where two are packed as a case might be, and a six-pack is not', () => {
    const cases = ['Zesta Flakes 500g (1x28)', 'Zesta Flakes 500g (1x7)', 'Zesta Flakes 500g (1x1)'];
    expect(match([...cases, ...others], 'zesta flakes 500g', 'case').facts?.rivals).toMatchObject({
      same: 1,
    });
    const crates = ['Zesta Cola 300ml x 24', 'Zesta Cola 300ml x 6'];
    const { facts, candidates } = match([...crates, ...others], 'zesta cola 300ml', 'case');
    expect(facts?.rivals).toEqual({ ...none, pack: 1 });
    expect(candidates[0]?.sku).toBe(crates[0]);
  });

  it('are there where a hyphen parts what others write as one word', () => {
    const hangers = ['Hub ZLUX Hanger 2x6', 'Hub Z-LUX Hanger 2x6 Double', ...others];
    expect(match(hangers, 'hub zlux hanger 2x6').facts?.rivals).not.toEqual(none);
  });

  it('are there where a name begins with a length that was not asked for', () => {
    const rolls = ['R-30 Wool Roll 15 in. x 25 ft.', 'Base R-30 Roll Wool 9 in. x 15 in. x 25 ft.'];
    const { facts } = match([...rolls, ...others], 'r-30 wool 15 in x 25 ft');
    expect(facts?.rivals).not.toEqual(none);
  });

  it('are even where another size has another name, too', () => {
    const { facts } = match(['Zesta Cola 1L', 'Zesta Cola Twist 2L', ...others], 'zesta cola');
    expect(facts?.rivals).toEqual({ ...none, size: 1 });
  });

  it.each([
    ['has a brand that nobody said', 'house wrap 9x150', ['9 x 150 House Wrap', 'EVB 9 x 150 House Wrap']],
    ['describes the same at length', 'zesta 2l', ['Zesta Cola 2L', 'Zesta Cola Party Home Comfort 2L']],
  ])('may be the same goods where one only %s', (_, phrase, names) => {
    const { facts, candidates } = match([...names, ...others], phrase);
    expect(facts?.rivals).toEqual({ ...none, fuller: 1 });
    const alone = match([names[0] ?? '', ...others], phrase).candidates[0]?.confidence ?? 0;
    expect(candidates[0]?.confidence).toBeLessThan(alone - 0.2);
  });

  it('are other kinds where the best is the ordinary one', () => {
    const { facts } = match(
      ['Whito Bleach Regular 3L', 'Whito Bleach Thick 3L', ...others],
      'whito bleach 3l',
    );
    expect(facts?.rivals).toEqual({ ...none, kind: 1 });
  });

  it('are none where litres answer to kilograms', () => {
    const names = ['Sparkle Auto Washing Liquid 3L', 'Sparkle Auto Washing Powder 3kg', ...others];
    const { facts, candidates } = match(names, 'sparkle auto washing 3kg');
    expect(candidates[0]?.sku).toBe(names[1]);
    expect(facts?.rivals).toEqual(none);
  });
});

describe('a heading above the phrase', () => {
  const under = (context: string) => {
    const names = ['Oatsy Toaster Bread 700g', 'Sunny White Bread 700g', ...others];
    const products = names.map((name) => ({ id: name, sku: name, name }));
    const index = buildIndex({
      products: [...products, { id: 'x', sku: 'x', name: 'Sunny Brown Bread' }],
      aliases: [],
    });
    return matchWithFacts(index, 'toaster', { customerId: null }, { context });
  };

  it('makes a stranger of goods that another brand has', () => {
    expect(under('sunny').facts).toMatchObject({ stranger: true, nameless: true });
    expect(under('sunny').candidates[0]?.confidence ?? 0).toBeLessThan(0.5);
  });

  it('helps with a word or size that the goods have', () => {
    expect(under('bread 700g').facts).toMatchObject({ stranger: false, helped: true });
    expect(under('').facts).toMatchObject({ stranger: false, helped: false });
  });
});

it('does not explain two words by one guess', () => {
  const { best } = match(['Beacon Jelly Tots Candy 80g', ...others], 'handy andy');
  expect(best?.perWord.filter((quality) => quality === 0)).toHaveLength(1);
});

it('takes one word of talk for goods with reserve, and several or with a size for goods', () => {
  const names = ['Shiny Kitchen Cleaner 500ml', 'Special K Cereal 500g', ...others];
  expect(match(names, 'kitchen').candidates[0]?.confidence ?? 0).toBeLessThan(0.5);
  expect(match(names, 'special 500g').candidates[0]?.confidence).toBeGreaterThan(0.5);
});

it('takes one word for goods with reserve where it is only like their word, or the least of their name', () => {
  const sure = (names: string[], phrase: string): number =>
    match([...names, ...others], phrase).candidates[0]?.confidence ?? 0;
  const chippies = ['Fairtown Chicken Chippies 400g'];
  expect(sure(chippies, 'chuppies')).toBeLessThan(sure(chippies, 'chippies') - 0.1);
  expect(sure(chippies, 'chuppies chicken')).toBeGreaterThan(sure(chippies, 'chuppies') + 0.1);
  const ribs = ['Fairtown Beef Short Ribs'];
  expect(sure(ribs, 'short')).toBeLessThan(0.8);
  expect(sure(ribs, 'short ribs')).toBeGreaterThan(0.85);
});

it('counts tablets in a name as those of another name, so that either may be meant', () => {
  const names = ['Fizzo Orange Tablets 24s', 'Fizzo Chewy Orange 24 Tablets'];
  const { facts } = match([...names, ...others], 'fizzo orange tablets 24s');
  expect(facts?.rivals).not.toEqual(none);
});

it('misses no word of talk or packaging beside the goods', () => {
  const sure = (phrase: string): number =>
    match(['Roma Macaroni 500g', ...others], phrase).candidates[0]?.confidence ?? 0;
  expect(sure('roma macaroni 500g says')).toBeGreaterThan(sure('roma macaroni 500g firelighters'));
});

it('is never sure of two letters', () => {
  const { candidates } = match(['St Clair Stout 500ml', ...others], 'st');
  expect(candidates[0]?.confidence ?? 0).toBeLessThan(0.5);
});

describe('a product that contradicts what was asked', () => {
  it.each([
    ['another size, said without its unit', 'reducing tee 3x3x1', 'Reducing Tee 2 in. x 2 in. x 1 in.'],
    ['a brand that nobody sells', 'harpo toilet cleaner', 'Whito Citrus Toilet Cleaner 500ml'],
    ['another colour', 'rigid hat yellow', 'Rigid Hat White'],
    ['another fraction', 'blue pipe 3/4 300', '1/2 in. x 300 ft. Blue Pipe'],
    ['another letter', 'copper pipe type k', 'Copper Pipe Type L'],
    ['another number of a code', 'R-49 unfaced batt', 'R-38 Unfaced Batt'],
    ['goods of which only the packing was said', '330ml bottles', 'Savanna Cider Bottle 6 x 330ml'],
  ])('is not sure: %s', (_, phrase, name) => {
    expect(match([name, ...others], phrase).candidates[0]?.confidence ?? 0).toBeLessThan(0.5);
  });
});
