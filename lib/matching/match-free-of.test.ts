import { describe, expect, it } from 'vitest';
import { bestOf } from './testing/best-of';

const names = [
  'Kraal Lactose Free Full Cream Milk 1L',
  'Kraal Full Cream Milk 1L',
  'Dunes Gluten Free Cake Flour 1kg',
  'Dunes Cake Flour 1kg',
  'Dunes Rice Cakes No Salt 100g',
  'Dunes Rice Cakes Cheese 100g',
  'Dunes Caffeine Free Cola 2L',
  'Dunes Cola 2L',
  'Kraal Fragrance Free Body Lotion 400ml',
  'Kraal Body Lotion 400ml',
  'Ridge Burger Patties Onion 400g',
  'Ridge Burger Patties 400g',
  'Ridge Lead Free Solder 1 lb.',
  'Ridge Solder 1 lb.',
];
const best = bestOf(names);

describe('matchPhrase, on goods that are without something', () => {
  it.each([
    ['leche entera sin lactosa 1L', 0],
    ['leite gordo sem lactose 1L', 0],
    ['lait entier sans lactose 1L', 0],
    ['laktosevrye volroommelk 1L', 0],
    ['full cream milk without lactose 1L', 0],
    ['volroom melk 1L', 1],
    ['farine sans gluten 1kg', 2],
    ['harina sin gluten', 2],
    ['koekmeel sonder gluten', 2],
    ['galletas de arroz sin sal', 4],
    ['rys koekies sonder sout', 4],
    ['cola sin cafeína 2L', 6],
    ['cola sans caféine 2L', 6],
    ['body lotion no fragrance', 8],
    ['soldadura sin plomo', 12],
    // Nothing here is called "onion free".
    ['burger patties no onion 400g', 11],
  ])('finds by %s what it is without', (phrase, at) => {
    expect(best(phrase)?.productId).toBe(names[at]);
  });
});
