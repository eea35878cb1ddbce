import type { Transaction } from '@/db/client';
import { findProductByReference } from '../../catalogue/find-product-by-reference';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import { findLocationByReference } from '../../locations/find-location-by-reference';

/** The product with this id or SKU. Throws `not_found`. */
export async function requireProduct(tx: Transaction, ctx: Context, reference: string) {
  const product = await findProductByReference(tx, ctx, reference);
  if (!product) throw notFound('product');
  return product;
}

/** The location with this id or code. Throws `not_found`. */
export async function requireLocation(tx: Transaction, ctx: Context, reference: string) {
  const location = await findLocationByReference(tx, ctx, reference);
  if (!location) throw notFound('location');
  return location;
}
