import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { matchAll } from './match-read-phrases';

const products = [
  { id: '1', sku: 'RC-1001', name: 'Sunvalley Rice 1kg' },
  { id: '2', sku: 'RC-1002', name: 'Sunvalley Rice 10kg' },
  { id: '3', sku: 'SM-2001', name: 'Kraal Samp 1kg' },
  { id: '4', sku: 'SM-2002', name: 'Kraal Samp 5kg' },
];
const index = buildIndex({ products, aliases: [] });
const bestOfRow = (code: string, goods: string) =>
  matchAll(index, `Code\tItem\tQty\n${code}\t${goods}\t6`, { customerId: null }).matched[0]?.candidates[0];

describe('the code in the row of a table', () => {
  it('decides between products that the words leave open', () => {
    expect(bestOfRow('SM-2002', 'samp')).toMatchObject({ sku: 'SM-2002', kind: 'sku' });
  });

  it('names the product where the words mean nothing to the catalogue', () => {
    const best = bestOfRow('SM-2002', 'house blend no 4');
    expect(best).toMatchObject({ sku: 'SM-2002', kind: 'sku' });
    expect(best?.confidence).toBeGreaterThan(0.9);
  });

  it('is taken for the sender’s own where the words surely name another product', () => {
    expect(bestOfRow('SM-2002', 'Sunvalley Rice 10kg')).toMatchObject({ sku: 'RC-1002' });
  });

  it('says nothing where it is none of ours', () => {
    expect(bestOfRow('7731', 'Sunvalley Rice 10kg')).toMatchObject({ sku: 'RC-1002', kind: 'similarity' });
  });
});
