import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { codeKey, codeKeyOf } from '../find-by-codes';

interface Taught {
  phrase: string;
  productId: string;
  /** Null: the phrase is to mean the product for every customer. */
  customerId: string | null;
}

/**
 * For everyone, what another product that is sold is called cannot mean this one: its own name would be read as other goods,
 * and surely. One customer may call things as they like. Throws `alias_taken`, naming that product.
 */
export async function requireNoOtherName(
  tx: Transaction,
  ctx: Context,
  { phrase, productId, customerId }: Taught,
): Promise<void> {
  if (customerId !== null) return;
  const isName = sql<boolean>`${products.letters} = letters_of(${phrase}) and ${products.letters} <> ''`;
  const isSku = eq(codeKeyOf(products.sku), codeKey(phrase));
  const isBarcode = eq(codeKeyOf(products.barcode), codeKey(phrase));
  const [own] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(mine(products, ctx, productId), isName));
  // Of two that are called alike, the phrase may say which.
  if (own) return;
  const [other] = await tx
    .select({ id: products.id, sku: products.sku, name: products.name, isName })
    .from(products)
    .where(
      and(
        mine(products, ctx),
        ne(products.id, productId),
        eq(products.isDiscontinued, false),
        or(isName, isSku, isBarcode),
      ),
    )
    .orderBy(asc(products.sku))
    .limit(1);
  if (!other) return;
  const { isName: named, ...product } = other;
  const message = `“${phrase.trim()}” is the ${named ? 'name' : 'code'} of ${product.sku} ${product.name}: it cannot mean another product for everyone.`;
  throw new AppError('alias_taken', message, { extra: { product } });
}
