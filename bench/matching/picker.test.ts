import { join } from 'node:path';
import { expect, it } from 'vitest';
import { searchCatalogue } from '@/lib/matching/search-catalogue';
import { type CatalogueRow, dataFolder, readRows } from './gold';
import { indexOf } from './predict';

interface Query {
  domain: string;
  query: string;
  /** How the SKUs begin that answer it. */
  right: string[];
}

it('offers a right product among the first three for 95 of 100 queries as clerks type them', () => {
  const queries = readRows<Query>(join(dataFolder, 'picker.jsonl'));
  expect(queries.length).toBeGreaterThanOrEqual(100);
  const indexes = new Map(
    [...new Set(queries.map(({ domain }) => domain))].map((domain) => [
      domain,
      indexOf(readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`)), []),
    ]),
  );
  const missed = queries.filter(({ domain, query, right }) => {
    const index = indexes.get(domain);
    if (!index) throw new Error(`no catalogue for ${domain}`);
    const skus = searchCatalogue(index, query, { customerId: null }, 3).map(
      ({ productId }) => index.products[index.ordinalById.get(productId) ?? -1]?.product.sku ?? '',
    );
    return !skus.some((sku) => right.some((start) => sku.startsWith(start)));
  });
  const share = 1 - missed.length / queries.length;
  expect(share, missed.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(0.95);
});
