import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { requireCustomer } from '../customers/require-customer';
import { notFound } from '../errors';
import type { ProductAlias } from './answers';
import { findProductByReference } from './find-product-by-reference';
import { comparedForm } from './internal/alias-phrase';
import { aliasTaken } from './internal/alias-taken';
import { viewAlias } from './internal/alias-view';
import { requireNoOtherName } from './internal/require-no-other-name';

interface NewAlias {
  /** A product by id or SKU. */
  product: string;
  aliasText: string;
  /** Null: the phrase means the product for every customer. */
  customerId: string | null;
}

/** Teaches a phrase. Throws `not_found`, `invalid_input` for one that cannot be taught, `customer_merged`, and `alias_taken` naming the product that already has it, or is called so. */
export async function addAlias(ctx: Context, input: NewAlias): Promise<ProductAlias> {
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, input.product);
    if (!product) throw notFound('product');
    const normalisedText = comparedForm(input.aliasText, product.name, 'aliasText');
    if (input.customerId !== null) await requireCustomer(tx, ctx, input.customerId);
    const { aliasText, customerId } = input;
    await requireNoOtherName(tx, ctx, { phrase: aliasText, productId: product.id, customerId });
    const [row] = await tx
      .insert(productAliases)
      .values({
        tenantId: ctx.tenantId,
        productId: product.id,
        customerId,
        aliasText,
        normalisedText,
        taughtBy: ctx.actor.name,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw await aliasTaken(tx, ctx, customerId, normalisedText);
    await recordAudit(tx, ctx, {
      action: 'alias.taught',
      subjectId: row.id,
      data: { aliasText, customerId, productId: product.id },
    });
    return viewAlias(row);
  });
}
