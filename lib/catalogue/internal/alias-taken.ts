import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { samePhrase } from './alias-phrase';

/** The refusal of a phrase that is taken, naming the product that has it. */
export async function aliasTaken(
  tx: Transaction,
  ctx: Context,
  customerId: string | null,
  normalisedText: string,
): Promise<AppError> {
  const [held] = await tx
    .select({ aliasText: productAliases.aliasText, id: products.id, sku: products.sku, name: products.name })
    .from(productAliases)
    .innerJoin(products, mine(products, ctx, productAliases.productId))
    .where(samePhrase(ctx, customerId, normalisedText));
  if (!held) return new AppError('alias_taken', 'The phrase already means a product.');
  const { aliasText, ...product } = held;
  return new AppError('alias_taken', `“${aliasText}” already means ${product.sku} ${product.name}.`, {
    extra: { product },
  });
}
