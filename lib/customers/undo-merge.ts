import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customerMerges } from '@/db/schema/customer-merges';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { haveOwnPrices } from '../catalogue/have-own-prices';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { AnswerOf } from '../http/endpoint';
import type { OrderId } from '../ids';
import { refreshSearchText } from '../orders/refresh-search-text';
import { repriceOrders } from '../orders/reprice-orders';
import { awaitMessagesOf } from './internal/await-senders';
import { type CustomerRow, viewCustomer } from './internal/customer-view';
import { lockBoth } from './internal/lock-both';
import { undoUntil } from './internal/merge-window';
import { moveBack } from './internal/move-back';
import { partCustomers } from './internal/part-customers';
import type { undoMergeEndpoint } from './merge-contract';

type MergeRow = typeof customerMerges.$inferSelect;
interface Pair {
  survivor: CustomerRow;
  merged: CustomerRow;
}

/**
 * Takes two customers apart within a day of their merge: what was moved and is still the survivor's goes back, and so
 * does what the customer's numbers have sent since. Fields that the merge changed get their former values, unless
 * somebody has changed them again. Each has its credit status of before; a hold that was set since stays on both.
 * Throws `not_found`, `merge_not_undoable` after a day and while a later merge builds on this one, and
 * `customers_not_mergeable` while the ERP may be booking an order that would move.
 */
export async function undoMerge(ctx: Context, mergeId: string): Promise<AnswerOf<typeof undoMergeEndpoint>> {
  return inTenant(ctx, async (tx) => {
    const { survivorId, mergedId } = await getMerge(tx, ctx, mergeId);
    await awaitMessagesOf(tx, ctx, [survivorId, mergedId]);
    const [survivor, merged] = await lockBoth(tx, ctx, [survivorId, mergedId]);
    const merge = await getMerge(tx, ctx, mergeId);
    if (merge.undoneAt !== null) return alreadyUndone(mergeId, { survivor, merged });
    await refuseIfBuiltOn(tx, ctx, merge, survivor);

    const { orderIds, counts } = await moveBack(tx, ctx, merge);
    const parted = await partCustomers(tx, ctx, { merge, survivor, merged });
    await freshenOrders(tx, ctx, { before: survivor, parted, orderIds });
    await tx
      .update(customerMerges)
      .set({ undoneAt: clock.now() })
      .where(mine(customerMerges, ctx, mergeId));
    await recordAudit(tx, ctx, {
      action: 'customer.merge_undone',
      subjectId: survivor.id,
      data: { mergeId, mergedId, mergedName: merged.name, ...counts },
    });
    return { ...answerOf(mergeId, parted), movedBack: counts };
  });
}

async function getMerge(tx: Transaction, ctx: Context, mergeId: string): Promise<MergeRow> {
  const [merge] = await tx
    .select()
    .from(customerMerges)
    .where(mine(customerMerges, ctx, mergeId));
  if (!merge) throw notFound('merge');
  return merge;
}

/** Merges are taken back in the order opposite to theirs: then each finds what it left. */
async function refuseIfBuiltOn(
  tx: Transaction,
  ctx: Context,
  merge: MergeRow,
  survivor: CustomerRow,
): Promise<void> {
  const undoable = (message: string, extra: Record<string, unknown> = {}) =>
    new AppError('merge_not_undoable', message, { extra });
  if (undoUntil(merge) < clock.now()) throw undoable('A merge can be undone for a day, and that has passed.');
  if (survivor.erasedAt !== null) throw undoable('The customer was erased since.');
  if (survivor.mergedInto !== null) {
    const mergedInto = survivor.mergedInto;
    throw undoable(`${survivor.name} itself was merged into another customer: undo that first.`, {
      mergedInto,
    });
  }
  const [latest] = await tx
    .select({ id: customerMerges.id })
    .from(customerMerges)
    .where(
      and(
        mine(customerMerges, ctx),
        eq(customerMerges.survivorId, survivor.id),
        isNull(customerMerges.undoneAt),
      ),
    )
    .orderBy(newestFirst(customerMerges.mergedAt), desc(customerMerges.id))
    .limit(1);
  if (latest && latest.id !== merge.id) {
    throw undoable(`Another customer was merged into ${survivor.name} since: undo that first.`, {
      mergeId: latest.id,
    });
  }
}

/** Orders are found under their customer's name again, and open ones have its prices. */
async function freshenOrders(
  tx: Transaction,
  ctx: Context,
  { before, parted, orderIds }: { before: CustomerRow; parted: Pair; orderIds: readonly OrderId[] },
): Promise<void> {
  const { survivor, merged } = parted;
  await refreshSearchText(tx, ctx, merged, orderIds);
  if (survivor.name !== before.name || survivor.phoneNumber !== before.phoneNumber) {
    await refreshSearchText(tx, ctx, survivor);
  }
  const ownPrices = await haveOwnPrices(tx, ctx, [survivor.id, merged.id]);
  if (ownPrices || merged.priceTier !== before.priceTier)
    await repriceOrders(tx, ctx, isAmong(orders.id, orderIds));
  if (ownPrices || survivor.priceTier !== before.priceTier) {
    await repriceOrders(tx, ctx, eq(orders.customerId, survivor.id));
  }
}

function answerOf(mergeId: string, { survivor, merged }: Pair) {
  const parted = { survivor: viewCustomer(survivor), customer: viewCustomer(merged) };
  return { success: true as const, mergeId, ...parted };
}

function alreadyUndone(mergeId: string, pair: Pair): AnswerOf<typeof undoMergeEndpoint> {
  const movedBack = { orders: 0, receivedSince: 0, aliases: 0, identities: 0 };
  return { ...answerOf(mergeId, pair), movedBack, idempotent: true };
}
