import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { customers } from '@/db/schema/customers';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type After, moment, readPages, type Sheet, text } from '../exports/sheet';
import { getCustomer } from './get-customer';

const columns = [
  text('Customer'),
  text('ERP account'),
  text('Their code'),
  text('SKU'),
  text('Product'),
  text('Taught by'),
  moment('Taught'),
];

/** The customers’ own codes for products, of one customer or of all. Throws `not_found`. */
export async function itemCodesSheet(
  ctx: Context,
  { customer }: { customer?: string | undefined },
): Promise<Sheet> {
  if (customer !== undefined) await inTenant(ctx, () => getCustomer(ctx, customer));
  const { tenantId, customerId, normalisedCode } = customerItemCodes;
  const pages = readPages(ctx, {
    read: (tx, { last, limit }: After<{ customerId: string; normalisedCode: string }>) =>
      tx
        .select({ held: customerItemCodes, customer: customers, product: products })
        .from(customerItemCodes)
        .innerJoin(customers, mine(customers, ctx, customerId))
        .innerJoin(products, mine(products, ctx, customerItemCodes.productId))
        .where(
          and(
            eq(tenantId, ctx.tenantId),
            isNull(customers.erasedAt),
            customer === undefined ? undefined : eq(customerId, customer),
            last &&
              sql`(${customerId}, ${normalisedCode}) > (${last.customerId}::uuid, ${last.normalisedCode})`,
          ),
        )
        .orderBy(asc(customerId), asc(normalisedCode))
        .limit(limit),
    keyOf: ({ held }) => held,
    view: ({ held, customer: of, product }) => [
      of.name,
      of.erpCustomerId,
      held.code,
      product.sku,
      product.name,
      held.taughtBy,
      held.createdAt,
    ],
  });
  return { name: 'item codes', columns, pages };
}
