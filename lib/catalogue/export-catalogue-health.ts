import type { Context } from '../context';
import { number, type Row, type Sheet, text } from '../exports/sheet';
import type { Finding } from './health-contract';
import { listFoundPhrases } from './list-found-phrases';
import { listFoundProducts } from './list-found-products';

const pageSize = 1_000;

/** What was found about the catalogue, as its page shows it: products of one finding, or phrases that matched none. */
export function catalogueHealthSheet(ctx: Context, finding: Finding | 'phrases'): Sheet {
  return finding === 'phrases'
    ? {
        name: 'phrases never matched',
        columns: [text('Phrase'), number('Times'), number('Customers'), text('Last')],
        pages: inPages(async (page) => {
          const { phrases } = await listFoundPhrases(ctx, page);
          return phrases.map(({ phrase, times, customers, lastAt }) => [phrase, times, customers, lastAt]);
        }),
      }
    : {
        name: 'catalogue health',
        columns: [
          ...[text('SKU'), text('Name'), number('Base price'), text('Unit of measure')],
          ...[
            number('Pack size'),
            text('Bin location'),
            text('Nearly the same SKU'),
            text('Nearly the same name'),
          ],
        ],
        pages: inPages(async (page) => {
          const { products } = await listFoundProducts(ctx, { finding, ...page });
          return products.map(({ product, other }) => [
            ...[product.sku, product.name, product.basePrice, product.unitOfMeasure],
            ...[product.packSize, product.binLocation, other?.sku ?? null, other?.name ?? null],
          ]);
        }),
      };
}

async function* inPages(read: (page: { limit: number; offset: number }) => Promise<Row[]>) {
  for (let offset = 0; ; offset += pageSize) {
    const rows = await read({ limit: pageSize, offset });
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
  }
}
