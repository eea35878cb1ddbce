import { expect, it } from 'vitest';
import { bestOf } from './testing/best-of';

const names = [
  'Zesta Cola 440ml',
  'Zippy Mocktail Pina Colada 2L',
  'Zippy Lemon Drink 2L',
  'Kloof Rooibos Teabags 80s',
  'Kloof Green Tea 20s',
  'Zesta Pineapple 2L',
  'Zesta Grape 2L',
  'Zesta Apple 2L',
  'Refuse Bags 20s',
  'Pine Gel Cleaner 750ml',
  'Crispy Snax BBQ 25g',
  'Crispy Snax Cheese 25g',
  'Volta Alkaline AA Batteries (24-Pack)',
  'Volta Alkaline AA Batteries (4-Pack)',
  'Ridge Vent Roll (Pack of 10)',
  'Extra Large Grouting Sponge',
  "RED KLOOF G/TEA T/BAGS 20'S MINT",
  "RED KLOOF GREEN TEA BAGS 20'S",
  "RED KLOOF T/BAGS 20'S CHAI",
];
const best = bestOf(names);

it.each([
  ['goods by what their packing holds', 'kloof rooibos tea', 'Kloof Rooibos Teabags 80s'],
  ['a fruit by half its name', 'zesta pine 2l', 'Zesta Pineapple 2L'],
  ['a word behind the measure it is written together with', 'crispysnax25gbbq', 'Crispy Snax BBQ 25g'],
  ['a count written together with the kind', 'aa24pack', 'Volta Alkaline AA Batteries (24-Pack)'],
  ['words written together, one of them cut short', 'kloofrooibosteab80s', 'Kloof Rooibos Teabags 80s'],
  ['a letter by the rest of a name', 'red kloof green mint 20s', "RED KLOOF G/TEA T/BAGS 20'S MINT"],
  ['in full what is asked for in short', 'zesta p/apple 2l', 'Zesta Pineapple 2L'],
  ['a form of a word', 'grout sponge', 'Extra Large Grouting Sponge'],
])('finds %s: %s', (_, phrase, name) => {
  expect(best(phrase)?.productId).toBe(name);
  expect(best(phrase)?.confidence).toBeGreaterThan(0.5);
});

it('takes no goods for the beginning of others: cola is no colada', () => {
  expect(best('zippy cola')?.confidence ?? 0).toBeLessThan(0.5);
});

it.each([
  ['letters and number as one', 'gt500 glue', 'GT 500 Foamboard Construction Adhesive 300ml'],
  ['letters and number with their hyphen', 'mx60 oil', 'MX-60 Penetrating Oil 400ml'],
  ['a mixture in full', 'zingo assorted 100s', "ZINGO ASS FRUIT 100'S"],
  ['half their name', 'avos', 'Farm Avocado'],
])('finds goods called by %s', (_, phrase, name) => {
  const found = bestOf([
    'GT 500 Foamboard Construction Adhesive 300ml',
    'GT Premium Construction Adhesive 300ml',
    'MX-60 Penetrating Oil 400ml',
    'MX Chain Oil 400ml',
    "ZINGO ASS FRUIT 100'S",
    "ZINGO GRAPE 100'S",
    "ZINGO MINT 100'S",
    'Farm Avocado',
    'Farm Onions',
  ])(phrase);
  expect(found?.productId).toBe(name);
});
