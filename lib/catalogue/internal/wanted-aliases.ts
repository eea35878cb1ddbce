import { and, eq, exists, gte, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { AliasScope } from '../answers';
import { findProductByReference } from '../find-product-by-reference';
import { isContradicted } from './alias-conflicts';
import { isInForce } from './alias-in-force';

export interface WantedAliases {
  /** Part of the phrase, of the product's name or SKU, or of the customer's name, in any case. */
  search?: string | undefined;
  scope?: AliasScope | undefined;
  /** A product by id or SKU. */
  product?: string | undefined;
  /** A customer's id: only what was taught for them. */
  customer?: string | undefined;
  /** Only what something contradicts, or only what nothing does. */
  conflicting?: boolean | undefined;
  /** Changed at this moment or later, ISO 8601. */
  updatedSince?: string | undefined;
}

/** The tenant's phrases that a query names. Throws `not_found` for the product. */
export async function wantedAliases(
  tx: Transaction,
  ctx: Context,
  query: WantedAliases,
): Promise<SQL | undefined> {
  return and(await narrowedAliases(tx, ctx, query), fitsAlias(tx, ctx, query));
}

/** Those of them that an index finds. Throws `not_found` for the product. */
export async function narrowedAliases(
  tx: Transaction,
  ctx: Context,
  { product: named, customer, scope, updatedSince }: WantedAliases,
): Promise<SQL | undefined> {
  const product = named === undefined ? undefined : await findProductByReference(tx, ctx, named);
  if (named !== undefined && !product) throw notFound('product');
  return and(
    mine(productAliases, ctx),
    isInForce(ctx, productAliases.customerId),
    product && eq(productAliases.productId, product.id),
    customer === undefined ? undefined : eq(productAliases.customerId, customer),
    updatedSince === undefined ? undefined : gte(productAliases.updatedAt, new Date(updatedSince)),
    scope && (scope === 'TENANT' ? isNull : isNotNull)(productAliases.customerId),
  );
}

/** What must be looked for in each of them; undefined for nothing. */
export function fitsAlias(
  tx: Transaction,
  ctx: Context,
  { conflicting, search }: WantedAliases,
): SQL | undefined {
  const contradicted = conflicting === undefined ? undefined : isContradicted(tx, ctx);
  return and(
    searchFor(tx, ctx, search?.trim() ?? ''),
    conflicting === false && contradicted ? not(contradicted) : contradicted,
  );
}

function searchFor(tx: Transaction, ctx: Context, search: string): SQL | undefined {
  if (search === '') return undefined;
  const holds = (column: PgColumn) => sql`lower(${column}) like like_pattern(${search})`;
  const ofProduct = tx
    .select({ one: sql`1` })
    .from(products)
    .where(and(mine(products, ctx, productAliases.productId), or(holds(products.sku), holds(products.name))));
  const ofCustomer = tx
    .select({ one: sql`1` })
    .from(customers)
    .where(and(mine(customers, ctx, productAliases.customerId), holds(customers.name)));
  return or(holds(productAliases.aliasText), exists(ofProduct), exists(ofCustomer));
}
