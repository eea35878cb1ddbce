import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { matchPhrase } from '../match-phrase';

const names = [
  'Brewster Gold Italiana 200g',
  'Brewster Gold Instant Coffee 200g',
  'Brewster Gold Mild Instant Coffee 200g',
  'Brewster Gold Espresso Instant Coffee 200g',
  'Brewster Gold Cappuccino 10s',
  'Brewster Gold Latte 10s',
  'Brewster Creamer 1kg',
  'Brewster Cocoa 250g',
  'Kaffa Instant Coffee 100g',
  'Mokambo Instant Coffee 100g',
  'Zari Instant Coffee 100g',
  'Velvetine Shampoo Egg 350ml',
  'Velvetine Soap Herbal 175g',
  'Velvetine Petroleum Jelly 250ml',
  'Pearlo Glycerine Rub 50ml',
  'Softee Glycerine Soap 100g',
  'Smoothee Glycerine Drops 100ml',
  'Velvetine Glycerine Pure BP 200ml',
  'Velvetine Hydra Lotion Lanolin & Glycerine 200ml',
  'Velvetine Hydra Lotion Lanolin & Glycerine 500ml',
  'Velvetine Hydra Lotion Lanolin & Glycerine 400ml',
  'Velvetine Hydra Lotion Lanolin & Glycerine 250ml',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const best = (phrase: string) => matchPhrase(index, phrase, { customerId: null })[0]?.productId;

describe('forgiveFamiliar', () => {
  it('takes the kind that most of a range are before one of fewer words', () => {
    expect(best('brewster gold 200g')).toBe('Brewster Gold Instant Coffee 200g');
  });

  it('takes what was named where it was', () => {
    expect(best('brewster gold italiana 200g')).toBe('Brewster Gold Italiana 200g');
  });

  it('forgives no name of a series: nobody else has it', () => {
    expect(best('velvetine glycerine 200ml')).toBe('Velvetine Glycerine Pure BP 200ml');
  });
});
