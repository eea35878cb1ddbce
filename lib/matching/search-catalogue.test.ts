import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { searchCatalogue } from './search-catalogue';

const names = [
  'Harvest Brown Bread 700g',
  'Harvest White Bread 700g',
  'Canefield White Sugar 1kg',
  'Canefield White Sugar 2.5kg',
  'Lucky Fish Pilchards Tomato 400g',
  'Lucky Fish Pilchards Tomato 155g',
];
const index = () =>
  buildIndex({
    products: names.map((name, at) => ({ id: name, sku: `AB-10${at}`, name, barcode: `600100${at}` })),
    aliases: [{ id: 'a', text: 'red tins', productId: names[4] ?? '', customerId: 'c1' }],
  });
const found = (text: string, customer: Parameters<typeof searchCatalogue>[2] = { customerId: null }) =>
  searchCatalogue(index(), text, customer, 10).map(({ productId }) => productId);

describe('searching the catalogue while typing', () => {
  it.each([
    ['bro', names[0]],
    ['brown bred', names[0]],
    ['suiker 2.5', names[3]],
    ['pilchrads 400', names[4]],
    ['ab103', names[3]],
    ['6001005', names[5]],
  ])('finds first for “%s” %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('puts what the customer orders before what is called so too', () => {
    const history = [{ productId: names[1] ?? '', times: 4, lastOrderedDaysAgo: 3 }];
    expect(found('bre', { customerId: 'c1', history })[0]).toBe(names[1]);
  });

  it('knows what the customer calls goods, and tells nobody else', () => {
    expect(found('red tins', { customerId: 'c1' })[0]).toBe(names[4]);
    expect(found('red tins', { customerId: 'c2' })[0]).not.toBe(names[4]);
  });

  it('forgets products that were taken out', () => {
    const without = index();
    without.removed.add(0);
    expect(searchCatalogue(without, 'brown', { customerId: null }, 10)).toEqual([]);
  });

  it.each(['', ' ', '–'])('finds nothing for “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('gives no more than asked for, and each once', () => {
    const some = searchCatalogue(index(), 'white', { customerId: null }, 2).map(({ productId }) => productId);
    expect(new Set(some).size).toBe(2);
  });
});
