import { expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { matchPhrase } from './match-phrase';

const names = [
  'Sea King Pilchards in Tomato Sauce (400 g)',
  'Sea King Pilchards in Tomato Sauce (400 g, Pack of 12)',
  'WHITENER CREAMER 125G POUCH (1X1)',
  'WHITENER CREAMER 125G POUCH (8X12)',
  'Highveld Dry Cider 330ml',
  'Highveld Dry Cider 6 x 330ml',
  '2 in. x 6 in. x 18 ft. Spruce Lumber',
  '2 in. x 6 in. x 8 ft. Spruce Lumber',
  'Light Fixture Powered by Sun',
  'R- 13 Faced Insulation Roll 15 in. x 32 ft.',
  'R- 19 Faced Insulation Roll 15 in. x 39 ft.',
  '1/2 in. x 20 ft. #4 Rebar',
  '5/8 in. x 20 ft. #5 Rebar',
  'Nitrile Work Gloves Extra Large',
  'Nitrile Work Gloves Large',
  'Surge Stain Remover 1kg',
  'Stonier Ginger Beer 2L',
  'Farm Beef Sausage 500g',
  'Farm Beef Sausage Loose',
  'Drywell 3-1/2 gal. Sealant',
  'Drywell 1 gal. Sealant',
  'Volta Max C 4 Pack',
  'Volta Max C 2 Pack',
  'Volta Max D Batteries 2 Pack',
  'Volta Max AAA 8 Pack',
  'Flying Heron Dry Pear Can 500ml',
  'Rigid Fitting Type-LB 1/2 in. Conduit Body',
  '3 ft. Long Sweep Elbow',
  '3 in. Long Sweep Elbow',
  'Karoo Cola 1L',
  'Karoo Cola 500ml',
  'Karoo Cola 2L',
  'Hilltop Tea Bags Tagless 200S (1X1)',
  'Hilltop Tea Bags Tagless 200S (1X16)',
  'Impala Lager 330ml',
  'Impala Lager Can 500ml',
  'Clearbrook Still Water 750ml',
  'Clearbrook Still Water 1.5L',
  '2 in. x 12 in. x 10 ft. Cedar Lumber',
  '2 in. x 10 in. x 12 ft. 2 Prime Ground Contact Cedar Lumber',
  '18mm Okoume Plywood 1/2 in. Category',
  '12mm Okoume Plywood 3/4 in. Category',
  'Bolthead 3/8 in. x 3 in. Sleeve Anchors (15-Pack)',
  'Bolthead 3/8 in. x 2 in. Sleeve Anchors (15-Pack)',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `X-${i}`, name })),
  aliases: [],
});
const best = (phrase: string, unit: string | null = null): string | undefined =>
  matchPhrase(index, phrase, { customerId: null }, { unit })[0]?.productId;

it.each([
  ['sea king tomato 400g', null, 0],
  ['sea king tomato 400g', 'box', 1],
  ['creamer pouch 125g', null, 2],
  ['creamer pouch 125g', 'case', 3],
  ['highveld dry 330', null, 4],
  ['highveld dry 330', 'pack', 5],
  ['highveld dry 330ml pack of 6', null, 5],
  ['highveld dry 330ml case 6', null, 5],
  ['two by six by eighteen', null, 6],
  ['r-13 faced roll', null, 9],
  ['rebar #4 1/2 x 20', null, 11],
  ['gloves nitrile xl', null, 13],
  ['farm beef sausage', 'kg', 18],
  ['hilltop tagless 200s', null, 32],
  ['hilltop tagless 200s', 'case', 33],
  ['impala 330 bottle', null, 34],
  ['clearbrook still 0,75', null, 36],
  ['2x10x12 cedar', null, 39],
  ['2 by 12 by 10 cedar', null, 38],
  ['okoume ply 12 mil', null, 41],
  ['3/8 x 3 sleeve anchor', null, 42],
  ['farm beef sausage 500g', null, 17],
  ['drywell sealant gallon', null, 20],
  ['volta max d', null, 23],
  ['volta max c twin pack', null, 22],
  ['flyingherondrypearcan500', null, 25],
  ['1/2rigidtypelb', null, 26],
  ['codo largo 3 pulgadas', null, 28],
  ['karoo2lcola', null, 31],
  ['karoo cola small', null, 30],
  ['groot karoo cola', null, 31],
])('finds the size and pack that %j (%s) means', (phrase, unit, expected) => {
  expect(best(phrase, unit)).toBe(names[expected]);
});

it('does not take a word for another only because their consonants are alike', () => {
  expect(best('stonier 1kg')).toBe('Stonier Ginger Beer 2L');
});
