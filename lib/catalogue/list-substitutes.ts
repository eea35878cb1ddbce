import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import { findProductByReference } from './find-product-by-reference';
import { type FoundSubstitute, findSubstitutes } from './find-substitutes';
import type { Substitute, Substitutes } from './substitute-contract';

/** What may be offered in a product's place. Throws `not_found`. */
export async function listSubstitutes(ctx: Context, { idOrSku }: { idOrSku: string }): Promise<Substitutes> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, idOrSku);
    if (!product) throw notFound('product');
    const found = await findSubstitutes(tx, ctx, [product.id]);
    return {
      substitutes: found.filter(({ isReverse }) => !isReverse).map(view),
      standsInFor: found.filter(({ isReverse }) => isReverse).map(view),
    };
  });
}

const view = ({ product: { id, sku, name }, note, bothWays }: FoundSubstitute): Substitute => ({
  product: { id, sku, name },
  note,
  bothWays,
});
