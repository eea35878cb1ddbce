import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { refuseErased } from '../customers/refuse-erased';
import { AppError, notFound } from '../errors';
import type { ProductAlias } from './answers';
import { findProductByReference } from './find-product-by-reference';
import { comparedForm } from './internal/alias-phrase';
import { aliasTaken } from './internal/alias-taken';
import { viewAlias } from './internal/alias-view';

interface NewAlias {
  /** A product by id or SKU. */
  product: string;
  aliasText: string;
  /** Null: the phrase means the product for every customer. */
  customerId: string | null;
}

/** Teaches a phrase. Throws `not_found`, `customer_merged`, and `alias_taken` naming the product that already has it. */
export async function addAlias(ctx: Context, input: NewAlias): Promise<ProductAlias> {
  const normalisedText = comparedForm(input.aliasText, 'aliasText');
  return inTenant(ctx, async (tx) => {
    const product = await findProductByReference(tx, ctx, input.product);
    if (!product) throw notFound('product');
    if (input.customerId !== null) await requireCustomer(tx, ctx, input.customerId);
    const { aliasText, customerId } = input;
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

async function requireCustomer(tx: Transaction, ctx: Context, customerId: string): Promise<void> {
  const [found] = await tx
    .select({ name: customers.name, mergedInto: customers.mergedInto, erasedAt: customers.erasedAt })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)))
    // A merge that is just under way would leave the phrase behind.
    .for('share');
  if (!found) throw notFound('customer');
  refuseErased(found);
  if (found.mergedInto === null) return;
  const extra = { mergedInto: found.mergedInto };
  throw new AppError('customer_merged', `${found.name} was merged into another customer.`, { extra });
}
