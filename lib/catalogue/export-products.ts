import { and, asc, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { productPrices, products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type After, flag, moment, number, readPages, type Sheet, text } from '../exports/sheet';
import { type WantedProducts, wantedProducts } from './wanted-products';

/** Titled so that an import knows each column again. */
const columns = [
  text('SKU'),
  text('Name'),
  number('Base price'),
  text('Unit of measure'),
  number('Pack size'),
  text('Bin location'),
  number('Reorder point'),
  number('Safety stock'),
  text('Category'),
  flag('Zero-rated'),
  text('Barcode'),
  flag('Discontinued'),
  moment('Updated'),
];

/** The catalogue by name, with a price column for each price tier that has a price of its own. */
export async function productsSheet(ctx: Context, query: WantedProducts): Promise<Sheet> {
  const tiers = await inTenant(ctx, (tx) => tiersWithPrices(tx, ctx));
  const pages = readPages(ctx, {
    read: async (tx, { last, limit }: After<{ name: string; id: string }>) => {
      const after = last && sql`(${products.name}, ${products.id}) > (${last.name}, ${last.id}::uuid)`;
      const rows = await tx
        .select()
        .from(products)
        .where(and(wantedProducts(tx, ctx, query), after))
        .orderBy(asc(products.name), asc(products.id))
        .limit(limit);
      const prices = await pricesOf(
        tx,
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ row, prices: prices.get(row.id) }));
    },
    keyOf: ({ row }) => row,
    view: ({ row, prices }) => [
      row.sku,
      row.name,
      row.basePrice,
      row.unitOfMeasure,
      row.packSize,
      row.binLocation,
      row.reorderPoint,
      row.safetyStock,
      row.category,
      row.isZeroRated,
      row.barcode,
      row.isDiscontinued,
      row.updatedAt,
      ...tiers.map((tier) => prices?.get(tier) ?? null),
    ],
  });
  return { name: 'products', columns: [...columns, ...tiers.map((tier) => number(`Price ${tier}`))], pages };
}

async function tiersWithPrices(tx: Transaction, ctx: Context): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ tier: productPrices.priceTier })
    .from(productPrices)
    .where(mine(productPrices, ctx))
    .orderBy(asc(productPrices.priceTier));
  return rows.map(({ tier }) => tier);
}

async function pricesOf(tx: Transaction, ctx: Context, productIds: string[]) {
  const found = new Map<string, Map<string, string>>();
  if (productIds.length === 0) return found;
  const rows = await tx
    .select()
    .from(productPrices)
    .where(and(mine(productPrices, ctx), isAmong(productPrices.productId, productIds)));
  for (const { productId, priceTier, price } of rows) {
    const prices = found.get(productId) ?? new Map<string, string>();
    found.set(productId, prices.set(priceTier, price));
  }
  return found;
}
