import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { removeAlias, upsertAlias } from './index/upsert-alias';
import { upsertProduct } from './index/upsert-product';
import { matchPhrase } from './match-phrase';

const names = [
  'Karoo Cola Original 2L',
  'Karoo Cola Zero Sugar 2L',
  'Karoo Cola Original 440ml',
  'Karoo Cola Original 440ml x 24',
  'Blue Crane White Bread 700g',
  'Blue Crane Brown Bread 700g',
  'Morning Sun Corn Flakes 500g',
  'Five Peaks Teabags 100s',
  'CHOCOLINE SLAB 80G F/NUT (1X1)',
  'CHOCOLINE SLAB 80G F/NUT (1X24)',
  '2 in. x 4 in. x 8 ft. Spruce Lumber',
  '4 in. x 4 in. x 8 ft. Treated Timber',
];
const products = names.map((name, i) => ({
  id: `p${i}`,
  sku: `SKU-10${i}`,
  name,
  barcode: i === 0 ? '6001234567890' : null,
}));
const customer = { customerId: 'c1' };
const fresh = () => buildIndex({ products, aliases: [] });
const best = (phrase: string, unit: string | null = null): string | undefined =>
  matchPhrase(fresh(), phrase, customer, { unit })[0]?.productId;

describe('matchPhrase', () => {
  it.each([
    ['cola 2l', null, 0],
    ['karoo cola zero 2 litre', null, 1],
    ['cola 440', null, 2],
    ['cola 440ml', 'case', 3],
    ['cola 24 x 440ml', null, 3],
    ['wht bread blue crane', null, 4],
    ['bruin brood', null, 5],
    ['cornflakes', null, 6],
    ['5 peaks tea bags 100', null, 7],
    ['chocoline fruit & nut 80g', null, 8],
    ['chocoline fruit and nut', 'box', 9],
    ['2x4x8', null, 10],
    ['four by four by eight', null, 11],
    ['bluecranewhite', null, 4],
    ['krooo cola zero', null, 1],
  ])('finds what %j (%s) means', (phrase, unit, expected) => {
    expect(best(phrase, unit)).toBe(`p${expected}`);
  });

  it('takes a SKU or a barcode as written, before anything else', () => {
    expect(matchPhrase(fresh(), 'SKU-103', customer)[0]).toMatchObject({ productId: 'p3', kind: 'sku' });
    expect(matchPhrase(fresh(), '6001234567890', customer)[0]).toMatchObject({
      productId: 'p0',
      kind: 'barcode',
    });
  });

  it('gives at most five candidates, best first, each with a probability and a reason', () => {
    const candidates = matchPhrase(fresh(), 'cola', customer);
    expect(candidates.length).toBeLessThanOrEqual(5);
    expect(candidates.map(({ confidence }) => confidence)).toEqual(
      [...candidates].map(({ confidence }) => confidence).sort((a, b) => b - a),
    );
    for (const { confidence, reason } of candidates) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(reason).not.toBe('');
    }
  });

  it('is unsure when two products fit equally well', () => {
    expect(matchPhrase(fresh(), 'blue crane bread', customer)[0]?.confidence).toBeLessThan(0.5);
  });

  it('offers no goods that only the words around the phrase name', () => {
    const found = matchPhrase(fresh(), 'teabags', customer, { context: 'for the blue house' });
    expect(found.map(({ productId }) => productId)).toEqual(['p7']);
  });

  it('says which size was asked and which is offered', () => {
    expect(matchPhrase(fresh(), 'karoo cola original 3l', customer)[0]?.reason).toMatch(
      /asked for 3 l, this is/,
    );
  });

  it('lets the customer’s own orders break a tie', () => {
    const history = [{ productId: 'p5', times: 9, lastOrderedDaysAgo: 3 }];
    expect(matchPhrase(fresh(), 'blue crane bread', { customerId: 'c1', history })[0]?.productId).toBe('p5');
  });

  it('prefers the customer’s alias to the tenant’s, and forgets a removed one', () => {
    const index = fresh();
    upsertAlias(index, { id: 'a1', text: 'The Usual!', productId: 'p4', customerId: null });
    upsertAlias(index, { id: 'a2', text: 'the usual', productId: 'p5', customerId: 'c1' });
    expect(matchPhrase(index, 'the  usual', customer)[0]).toMatchObject({
      productId: 'p5',
      confidence: 1,
      kind: 'alias',
    });
    expect(matchPhrase(index, 'the usual', { customerId: 'c2' })[0]).toMatchObject({
      productId: 'p4',
      confidence: 1,
    });
    removeAlias(index, 'a2');
    expect(matchPhrase(index, 'the usual', customer)[0]?.productId).toBe('p4');
  });

  it('knows a product from the moment it is added, under its new name once it is changed', () => {
    const index = fresh();
    upsertProduct(index, { id: 'new', sku: 'NEW-1', name: 'Quagga Ginger Beer 1L' });
    expect(matchPhrase(index, 'quagga ginger beer', customer)[0]?.productId).toBe('new');
    upsertProduct(index, { id: 'new', sku: 'NEW-1', name: 'Zebra Tonic 1L' });
    expect(matchPhrase(index, 'zebra tonic', customer)[0]?.productId).toBe('new');
    expect(
      matchPhrase(index, 'quagga ginger beer', customer).map(({ productId }) => productId),
    ).not.toContain('new');
  });
});
