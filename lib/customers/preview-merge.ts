import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerBranches } from '@/db/schema/customer-branches';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { findOrdersWithErp } from '../orders/move-orders';
import { bySeniority, combineCustomers } from './internal/combine-customers';
import { type CustomerRow, viewCustomer } from './internal/customer-view';
import { identitiesOf } from './internal/move-parts';
import { refuseGone } from './internal/refuse-gone';
import { keptFields, type MergePreview } from './merge-contract';

/** What merging two customers would do; nothing is done. Throws `not_found`, `invalid_input`, `customer_merged`. */
export async function previewMerge(
  ctx: Context,
  input: { customerId: string; with: string },
): Promise<MergePreview> {
  if (input.customerId === input.with) {
    const fault = { path: 'with', code: 'same_customer', message: 'Name another customer.' };
    throw new AppError('invalid_input', 'A customer cannot be merged with itself.', { errors: [fault] });
  }
  return inTenant(ctx, async (tx) => {
    const { survivor, merged } = await readPair(tx, ctx, input);
    const combined = combineCustomers(survivor, merged);
    const isRebooked = combined.erpCustomerId !== survivor.erpCustomerId;
    return {
      survivor: viewCustomer(survivor),
      merged: viewCustomer(merged),
      result: viewCustomer({ ...survivor, ...combined }),
      moves: await countMoves(tx, ctx, merged.id),
      aliasConflicts: await aliasConflicts(tx, ctx, { survivor, merged }),
      differences: differencesOf({ survivor, merged }, combined),
      refusal: await findOrdersWithErp(tx, ctx, isRebooked ? [survivor.id, merged.id] : [merged.id]),
    };
  });
}

interface Pair {
  survivor: CustomerRow;
  merged: CustomerRow;
}

async function readPair(tx: Transaction, ctx: Context, input: { customerId: string; with: string }) {
  const rows = await tx
    .select()
    .from(customers)
    .where(and(mine(customers, ctx), inArray(customers.id, [input.customerId, input.with])));
  const [one, other] = rows;
  if (!one || !other) throw notFound('customer');
  for (const row of rows) refuseGone(row);
  return bySeniority(one, other);
}

async function countMoves(tx: Transaction, ctx: Context, customerId: string): Promise<MergePreview['moves']> {
  const count = async (table: PgTable, more = sql`true`): Promise<number> => {
    const [counted] = await tx
      .select({ found: sql<number>`count(*)::int` })
      .from(table)
      .where(sql`tenant_id = ${ctx.tenantId} and customer_id = ${customerId} and ${more}`);
    return counted?.found ?? 0;
  };
  const identities = await identitiesOf(tx, ctx, [customerId]);
  return {
    orders: await count(orders),
    openOrders: await count(orders, sql`status not in ('COMPLETED', 'CANCELLED')`),
    messages: await count(inboundMessages),
    notifications: await count(notifications),
    aliases: await count(productAliases),
    branches: await count(customerBranches),
    identities: identities.map(({ kind, value }) => ({ kind, value })),
  };
}

const theirs = alias(productAliases, 'theirs');
const given = alias(products, 'given');

/** Phrases that both have taught, for different goods. */
async function aliasConflicts(tx: Transaction, ctx: Context, { survivor, merged }: Pair) {
  return tx
    .select({
      aliasText: productAliases.aliasText,
      kept: { sku: products.sku, name: products.name },
      givenUp: { sku: given.sku, name: given.name },
    })
    .from(productAliases)
    .innerJoin(
      theirs,
      and(
        mine(theirs, ctx),
        eq(theirs.customerId, merged.id),
        eq(theirs.normalisedText, productAliases.normalisedText),
      ),
    )
    .innerJoin(products, mine(products, ctx, productAliases.productId))
    .innerJoin(given, mine(given, ctx, theirs.productId))
    .where(
      and(
        mine(productAliases, ctx),
        eq(productAliases.customerId, survivor.id),
        sql`${theirs.productId} <> ${productAliases.productId}`,
      ),
    )
    .orderBy(asc(productAliases.aliasText))
    .limit(100);
}

/** Fields that both have, and differently: somebody may want to decide. */
function differencesOf(
  { survivor, merged }: Pair,
  combined: Pick<CustomerRow, (typeof keptFields)[number]>,
): MergePreview['differences'] {
  return keptFields.flatMap((field) => {
    const [ours, others] = [survivor[field], merged[field]];
    if (ours === null || others === null || ours === others) return [];
    const kept = combined[field] === ours ? survivor.id : merged.id;
    return [{ field, survivor: ours, merged: others, kept }];
  });
}
