import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import type { customerMerges } from '@/db/schema/customer-merges';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';

type MergeRow = typeof customerMerges.$inferSelect;

/**
 * What the survivor was sent since the merge from numbers and user ids that were the merged customer's and would go
 * back to it: message ids and the orders that they became, with what was split off from those and from moved ones.
 */
export async function receivedSince(tx: Transaction, ctx: Context, merge: MergeRow) {
  const messageIds = await messagesSince(tx, ctx, merge);
  const ofSurvivor = and(mine(orders, ctx), eq(orders.customerId, merge.survivorId));
  const made = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofSurvivor, isAmong(orders.inboundMessageId, messageIds)));
  const found = new Set<string>(made.map(({ id }) => id));
  const known = new Set(merge.parts.orderIds);
  let parents = [...known, ...found];
  while (parents.length > 0) {
    const children = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(ofSurvivor, isAmong(orders.parentOrderId, parents)));
    parents = children.map(({ id }) => id).filter((id) => !known.has(id) && !found.has(id));
    for (const id of parents) found.add(id);
  }
  return { messageIds, orderIds: [...found] };
}

async function messagesSince(tx: Transaction, ctx: Context, merge: MergeRow): Promise<string[]> {
  const returning = await tx
    .select({ kind: customerIdentities.kind, canonical: customerIdentities.canonical })
    .from(customerIdentities)
    .where(
      and(
        mine(customerIdentities, ctx),
        eq(customerIdentities.customerId, merge.survivorId),
        eq(customerIdentities.isRepresentative, false),
        isAmong(customerIdentities.id, merge.parts.identityIds),
      ),
    );
  if (returning.length === 0) return [];
  // As the sender was found: by number where there is one. The platform leaves out the plus.
  const sender = sql`coalesce(
    canonical_phone('+' || ltrim(${inboundMessages.payload} ->> 'from', '+')), ${inboundMessages.payload} ->> 'userId')`;
  const rows = await tx
    .select({ id: inboundMessages.id })
    .from(inboundMessages)
    .where(
      and(
        mine(inboundMessages, ctx),
        eq(inboundMessages.customerId, merge.survivorId),
        gte(inboundMessages.processedAt, merge.mergedAt),
        inArray(
          sender,
          returning.map(({ canonical }) => canonical),
        ),
      ),
    );
  const moved = new Set(merge.parts.messageIds);
  return rows.map(({ id }) => id).filter((id) => !moved.has(id));
}
