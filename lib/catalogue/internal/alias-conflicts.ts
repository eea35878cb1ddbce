import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import type { Context } from '../../context';
import type { AliasConflict } from '../answers';
import { isInForce } from './alias-in-force';

const others = alias(productAliases, 'others');
const named = alias(products, 'named');

/** A phrase of everyone's that means another product for a customer, or the other way round. */
function otherMeaning(ctx: Context): SQL | undefined {
  return and(
    mine(others, ctx),
    eq(others.normalisedText, productAliases.normalisedText),
    ne(others.productId, productAliases.productId),
    isInForce(ctx, others.customerId),
    or(
      and(isNull(productAliases.customerId), isNotNull(others.customerId)),
      and(isNotNull(productAliases.customerId), isNull(others.customerId)),
    ),
  );
}

/** A phrase that is the name of another product than the one it means. */
function otherName(ctx: Context): SQL | undefined {
  return and(
    mine(named, ctx),
    ne(named.id, productAliases.productId),
    eq(named.letters, productAliases.letters),
  );
}

/** The aliases that something contradicts, as a condition on `product_aliases`. */
export function isContradicted(tx: Transaction, ctx: Context): SQL | undefined {
  const one = { one: sql`1` };
  return or(
    exists(tx.select(one).from(others).where(otherMeaning(ctx))),
    exists(tx.select(one).from(named).where(otherName(ctx))),
  );
}

const shownOfEachKind = 3;

/** What contradicts these aliases, by alias id; at most three of each kind. */
export async function conflictsOf(
  tx: Transaction,
  ctx: Context,
  aliasIds: readonly string[],
): Promise<Map<string, AliasConflict[]>> {
  const found = new Map<string, AliasConflict[]>();
  if (aliasIds.length === 0) return found;
  const these = and(mine(productAliases, ctx), inArray(productAliases.id, [...aliasIds]));
  const product = { id: named.id, sku: named.sku, name: named.name };
  const meanings = await tx
    .select({ aliasId: productAliases.id, product, customer: { id: customers.id, name: customers.name } })
    .from(productAliases)
    .innerJoin(others, otherMeaning(ctx))
    .innerJoin(named, mine(named, ctx, others.productId))
    .leftJoin(customers, mine(customers, ctx, others.customerId))
    .where(these)
    .orderBy(asc(customers.name), asc(others.id));
  const names = await tx
    .select({ aliasId: productAliases.id, product })
    .from(productAliases)
    .innerJoin(named, otherName(ctx))
    .where(these)
    .orderBy(asc(named.sku));

  const add = (aliasId: string, conflict: AliasConflict) => {
    const held = found.get(aliasId) ?? [];
    if (held.filter(({ kind }) => kind === conflict.kind).length >= shownOfEachKind) return;
    found.set(aliasId, [...held, conflict]);
  };
  for (const { aliasId, ...rival } of meanings) {
    add(aliasId, { kind: rival.customer ? 'CUSTOMER' : 'EVERYONE', ...rival });
  }
  for (const { aliasId, product } of names) add(aliasId, { kind: 'PRODUCT_NAME', product, customer: null });
  return found;
}
