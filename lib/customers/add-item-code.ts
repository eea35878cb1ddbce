import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { findProductByReference } from '../catalogue/find-product-by-reference';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { itemCodeKey } from '../matching/index/item-code-key';
import type { ItemCode } from './code-contract';
import { lockCustomer } from './internal/lock-customer';

interface NewItemCode {
  customerId: string;
  code: string;
  /** A product by id or SKU. */
  product: string;
}

/** Adds a customer's own code. Throws `not_found`, `customer_merged`, `item_code_taken`, `invalid_input`. */
export async function addItemCode(
  ctx: Context,
  { customerId, code, product: named }: NewItemCode,
): Promise<ItemCode> {
  const normalisedCode = itemCodeKey(code);
  if (normalisedCode === '') {
    const message = 'It has no letters or digits.';
    throw new AppError('invalid_input', `Not valid: code. ${message}`, {
      errors: [{ path: 'code', code: 'invalid_format', message }],
    });
  }
  return inTenant(ctx, async (tx) => {
    await lockCustomer(tx, ctx, { customerId });
    const found = await findProductByReference(tx, ctx, named);
    if (!found) throw notFound('product');
    const [row] = await tx
      .insert(customerItemCodes)
      .values({
        tenantId: ctx.tenantId,
        customerId,
        productId: found.id,
        code,
        normalisedCode,
        taughtBy: ctx.actor.name,
      })
      .onConflictDoNothing()
      .returning();
    const ofProduct = (productId: string) =>
      tx
        .select({ id: products.id, sku: products.sku, name: products.name })
        .from(products)
        .where(mine(products, ctx, productId));
    if (!row) {
      const [held] = await tx
        .select({ productId: customerItemCodes.productId, code: customerItemCodes.code })
        .from(customerItemCodes)
        .where(
          and(
            mine(customerItemCodes, ctx),
            eq(customerItemCodes.customerId, customerId),
            eq(customerItemCodes.normalisedCode, normalisedCode),
          ),
        );
      const [product] = await ofProduct(held?.productId ?? found.id);
      const message = `“${held?.code ?? code}” already means ${product?.sku} ${product?.name} for this customer.`;
      throw new AppError('item_code_taken', message, { extra: { product } });
    }
    const [product] = await ofProduct(found.id);
    if (!product) throw notFound('product');
    const data = { code, productId: product.id };
    await recordAudit(tx, ctx, { action: 'customer.item_code_added', subjectId: customerId, data });
    const { id, taughtBy, createdAt } = row;
    return { id, code, product, taughtBy, createdAt: createdAt.toISOString() };
  });
}
