import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import type { Context } from '../../context';
import type { CatalogueAlias, CatalogueProduct, CustomerCode } from '../../matching/catalogue';

/** What matching reads of a catalogue. */

type Tenant = Pick<Context, 'tenantId'>;

const productColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  unitOfMeasure: products.unitOfMeasure,
  packSize: products.packSize,
  barcode: products.barcode,
  category: products.category,
  isDiscontinued: products.isDiscontinued,
};

/** So many rows are read at once: they are made objects of in one go. */
const readAtOnce = 1_000;

export async function readProducts(tx: Transaction, ctx: Tenant): Promise<CatalogueProduct[]> {
  const all: CatalogueProduct[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const some = await tx
      .select(productColumns)
      .from(products)
      .where(and(mine(products, ctx), last === undefined ? undefined : gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(readAtOnce);
    all.push(...some);
    if (some.length < readAtOnce) return all;
  }
}

export async function readSomeProducts(
  tx: Transaction,
  ctx: Tenant,
  ids: readonly string[],
): Promise<CatalogueProduct[]> {
  if (ids.length === 0) return [];
  return tx
    .select(productColumns)
    .from(products)
    .where(and(mine(products, ctx), isAmong(products.id, [...ids])));
}

/** All phrases, or those with these ids. */
export async function readAliases(
  tx: Transaction,
  ctx: Tenant,
  ids?: readonly string[],
): Promise<CatalogueAlias[]> {
  if (ids?.length === 0) return [];
  return tx
    .select({
      id: productAliases.id,
      text: productAliases.aliasText,
      productId: productAliases.productId,
      customerId: productAliases.customerId,
      taughtBy: productAliases.taughtBy,
      taughtAt: productAliases.createdAt,
    })
    .from(productAliases)
    .where(and(mine(productAliases, ctx), ids && isAmong(productAliases.id, [...ids])));
}

/** Each customer's own codes; those of one who was merged are the survivor's, whose own go before them. */
export async function readCodes(tx: Transaction, ctx: Tenant): Promise<CustomerCode[]> {
  const codes = await tx
    .select({
      customerId: customerItemCodes.customerId,
      productId: customerItemCodes.productId,
      code: customerItemCodes.code,
    })
    .from(customerItemCodes)
    .where(mine(customerItemCodes, ctx))
    .orderBy(asc(customerItemCodes.createdAt));
  if (codes.length === 0) return [];
  const merged = await tx
    .select({ id: customers.id, mergedInto: customers.mergedInto })
    .from(customers)
    .where(and(mine(customers, ctx), isNotNull(customers.mergedInto)));
  const survivors = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto]));
  const survivorOf = (id: string): string => {
    const next = survivors.get(id);
    return next ? survivorOf(next) : id;
  };
  const isMerged = ({ customerId }: CustomerCode) => survivors.has(customerId);
  return [...codes.filter(isMerged), ...codes.filter((code) => !isMerged(code))].map((code) => ({
    ...code,
    customerId: survivorOf(code.customerId),
  }));
}
