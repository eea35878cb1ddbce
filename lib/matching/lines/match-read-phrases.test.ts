import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { matchAll } from './match-read-phrases';

const names = [
  'Zesta Orange Drink 2L',
  'Zesta Orange Drink 440ml',
  'Zesta Grape Drink 2L',
  'Zesta Grape Drink 440ml',
  'Karoo Cola 2L',
  'Karoo Cola Zero 2L',
  'Zesta Orange Zero Drink 2L',
  'Roma Spaghetti 500g',
  'Buttercrest Tub Margarine 1kg',
  'Groenvlei Salted Butter 500g',
  'Nutty Tree Peanut Butter Smooth 400g',
  'Nutty Tree Peanut Butter Smooth 800g',
  'Nutty Tree Peanut Butter Crunchy 400g',
  'Kraal Butter Beans 500g',
  'Sunvalley Rice 1kg',
];
const index = buildIndex({ products: names.map((name) => ({ id: name, sku: name, name })), aliases: [] });
const last = (text: string) => matchAll(index, text, { customerId: null }).matched.at(-1)?.candidates[0];

describe('goods that fit nothing for sure', () => {
  it('share the size of those before them, as likely as not', () => {
    const grape = last('4 zesta orange 2l, 6 grape');
    expect(grape).toMatchObject({ sku: 'Zesta Grape Drink 2L' });
    expect(grape?.reason).toContain('read with the goods before it');
    expect(grape?.confidence).toBeLessThan(0.6);
  });

  it('are no other goods because those have that size', () => {
    expect(last('6 rice 1kg, 2 butter')?.sku).not.toBe('Buttercrest Tub Margarine 1kg');
  });

  it('are of no special kind because those are', () => {
    expect(last('2 each: karoo cola zero 2l, zesta orange 2l')?.sku).toBe('Zesta Orange Drink 2L');
  });

  it('are not explained by the words of those before them', () => {
    expect(last('4 zesta orange 2l, 6 zesta pear')?.confidence ?? 0).toBeLessThan(0.5);
  });
});
