import { and, asc, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type After, moment, number, readPages, type Sheet, text } from '../exports/sheet';
import { type WantedAliases, wantedAliases } from './internal/wanted-aliases';

const columns = [
  text('Phrase'),
  text('SKU'),
  text('Product'),
  text('Customer'),
  text('Taught by'),
  moment('Taught'),
  number('Times used'),
  moment('Last used'),
];

/** The phrases that mean products; without a customer for all of them. Throws `not_found` for the product. */
export async function aliasesSheet(ctx: Context, query: WantedAliases): Promise<Sheet> {
  await inTenant(ctx, (tx) => wantedAliases(tx, ctx, query));
  const { normalisedText, id } = productAliases;
  const pages = readPages(ctx, {
    read: async (tx, { last, limit }: After<{ normalisedText: string; id: string }>) =>
      tx
        .select({ alias: productAliases, product: products, customer: customers.name })
        .from(productAliases)
        .innerJoin(products, mine(products, ctx, productAliases.productId))
        .leftJoin(customers, mine(customers, ctx, productAliases.customerId))
        .where(
          and(
            await wantedAliases(tx, ctx, query),
            last && sql`(${normalisedText}, ${id}) > (${last.normalisedText}, ${last.id}::uuid)`,
          ),
        )
        .orderBy(asc(normalisedText), asc(id))
        .limit(limit),
    keyOf: ({ alias }) => alias,
    view: ({ alias, product, customer }) => [
      alias.aliasText,
      product.sku,
      product.name,
      customer,
      alias.taughtBy,
      alias.createdAt,
      alias.timesUsed,
      alias.lastUsedAt,
    ],
  });
  return { name: 'aliases', columns, pages };
}
