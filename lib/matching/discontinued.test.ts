import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import type { CatalogueProduct, HistoryEntry } from './catalogue';
import { matchPhrase } from './match-phrase';

const named = (id: string, name: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  ...{ id, sku: id, name },
  ...more,
});

const ended = { isDiscontinued: true };

function best(products: readonly CatalogueProduct[], phrase: string, history: HistoryEntry[] = []) {
  const index = buildIndex({ products: [...products], aliases: [] });
  return matchPhrase(index, phrase, { customerId: 'c1', history });
}

describe('a product that is no longer sold', () => {
  const old = named('OLD-1', 'Zing Cola 330ml', ended);
  const other = named('RICE', 'Long grain rice 5kg');

  it('gives way to the one that is sold under its name, and makes that no less sure', () => {
    const next = named('NEW-1', 'Zing Cola 330ml');
    for (const products of [
      [old, next, other],
      [next, old, other],
    ]) {
      const found = best(products, 'zing cola 330ml');
      expect(found.map(({ sku }) => sku)).toEqual(['NEW-1']);
      expect(found[0]?.confidence).toBe(best([next, other], 'zing cola 330ml')[0]?.confidence);
    }
  });

  it('gives way even where the customer always took it', () => {
    const next = named('NEW-1', 'Zing Cola 330ml');
    const history = [{ productId: 'OLD-1', times: 40, lastOrderedDaysAgo: 1 }];
    expect(best([old, next, other], 'zing cola 330ml', history)[0]?.sku).toBe('NEW-1');
  });

  it('is still what is meant where other goods fit less: a clerk is to see what was asked for', () => {
    const larger = named('BIG-1', 'Zing Cola 2L');
    const otherKind = named('LEM-1', 'Zing Lemonade 330ml');
    expect(best([old, larger, otherKind], 'zing cola 330ml')[0]?.sku).toBe('OLD-1');
  });

  it('leaves its barcode to the product that follows, in whichever order they come', () => {
    const barcode = '6001234567890';
    const [before, after] = [{ ...old, barcode }, named('NEW-1', 'Zing Cola 330ml new look', { barcode })];
    for (const products of [
      [before, after],
      [after, before],
    ])
      expect(best(products, barcode)[0]?.sku).toBe('NEW-1');
  });

  it('is found by its own code', () => {
    expect(best([old, other], 'OLD-1')[0]).toMatchObject({ sku: 'OLD-1', kind: 'sku' });
  });
});
