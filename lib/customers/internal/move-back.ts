import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import type { customerMerges } from '@/db/schema/customer-merges';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { moveOrders } from '../../orders/move-orders';
import { putBackWarnings } from '../../orders/newcomer-warnings';
import { restoreChoices } from '../../orders/replace-choice';
import { moveAliases, moveBranches, moveIdentities, moveMessages } from './move-parts';
import { receivedSince } from './received-since';

/**
 * Moves back what a merge moved, as far as it is still the survivor's, and what the numbers that go back have sent
 * since. Throws `customers_not_mergeable` while the ERP may be booking one of the orders.
 */
export async function moveBack(tx: Transaction, ctx: Context, merge: typeof customerMerges.$inferSelect) {
  const { parts, survivorId, mergedId } = merge;
  const since = await receivedSince(tx, ctx, merge);
  const back = { from: survivorId, to: mergedId };
  const where = and(
    eq(orders.customerId, survivorId),
    isAmong(orders.id, [...parts.orderIds, ...since.orderIds]),
  );
  const { orderIds } = await moveOrders(tx, ctx, { where, to: mergedId });
  await restoreChoices(tx, ctx, parts.choices);
  await putBackWarnings(tx, ctx, { taken: parts.warnings, customerId: mergedId });
  await moveMessages(tx, ctx, { ...back, only: [...parts.messageIds, ...since.messageIds] });
  const aliases = await moveAliases(tx, ctx, { ...back, only: parts.aliasIds });
  await moveBranches(tx, ctx, { ...back, only: parts.branchIds ?? [] });
  const identities = await moveIdentities(tx, ctx, { ...back, only: parts.identityIds });
  return {
    orderIds,
    counts: {
      orders: orderIds.length,
      receivedSince: since.orderIds.length,
      aliases: aliases.length,
      identities: identities.length,
    },
  };
}
