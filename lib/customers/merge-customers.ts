import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerMerges } from '@/db/schema/customer-merges';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { haveOwnPrices } from '../catalogue/have-own-prices';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError, changedMeanwhile } from '../errors';
import type { AnswerOf } from '../http/endpoint';
import { holdOrders, moveOrders } from '../orders/move-orders';
import { takeNewcomerWarnings } from '../orders/newcomer-warnings';
import { refreshSearchText } from '../orders/refresh-search-text';
import { replaceChoice } from '../orders/replace-choice';
import { repriceOrders } from '../orders/reprice-orders';
import { awaitMessagesOf } from './internal/await-senders';
import { bySeniority, changesBetween, combineCustomers } from './internal/combine-customers';
import { requireMayChange } from './internal/credit-guard';
import { type CustomerRow, viewCustomer } from './internal/customer-view';
import { lockBoth } from './internal/lock-both';
import { undoUntil } from './internal/merge-window';
import { moveAliases, moveBranches, moveIdentities, moveMessages } from './internal/move-parts';
import { refuseGone } from './internal/refuse-gone';
import type { MergeKeep, mergeCustomersEndpoint } from './merge-contract';
import type { MergedParts } from './merged-parts';
import { keptTerms } from './terms';

interface Merge {
  customerId: string;
  /** The other one; which of the two survives does not depend on who is named first. */
  with: string;
  keep?: MergeKeep;
  /** The version of `customerId` that was looked at; without it they are merged as they are. */
  ifMatch?: number | undefined;
}

interface Pair {
  survivor: CustomerRow;
  merged: CustomerRow;
}

/**
 * Makes two customers one, in one transaction: the older survives, a hold stays, and orders, phrases, conversation,
 * numbers and user ids of the other become its own; open orders get its prices. Can be undone for a day. Throws
 * `not_found`, `invalid_input`, `customer_merged` when one of them is no more, `customer_changed`, `forbidden` for what the
 * caller may not choose to keep, and `customers_not_mergeable` while the ERP may be booking an order whose customer would change.
 */
export async function mergeCustomers(
  ctx: Context,
  input: Merge,
): Promise<AnswerOf<typeof mergeCustomersEndpoint>> {
  const keep = input.keep ?? {};
  refuseStrangers(input, keep);
  return inTenant(ctx, async (tx) => {
    const { survivor, merged } = await lockPair(tx, ctx, input);
    requireMayKeep(ctx, { survivor, merged }, keep);
    const combined = combineCustomers(survivor, merged, keep);
    const changes = changesBetween(survivor, combined);
    // An order on its way carries the survivor's account, which would no longer be the one it has.
    if (changes.erpCustomerId) await holdOrders(tx, ctx, eq(orders.customerId, survivor.id));

    const moved = await moveEverything(tx, ctx, { survivor, merged });
    const result = await storeResult(tx, ctx, { ...survivor, ...combined }, merged);
    const isRenamed = changes.name !== undefined || changes.phoneNumber !== undefined;
    await refreshSearchText(tx, ctx, result, isRenamed ? undefined : moved.orderIds);
    const ofSurvivor = eq(orders.customerId, survivor.id);
    if (changes.priceTier || (await haveOwnPrices(tx, ctx, [survivor.id, merged.id])))
      await repriceOrders(tx, ctx, ofSurvivor);
    else if (merged.priceTier !== survivor.priceTier)
      await repriceOrders(tx, ctx, isAmong(orders.id, moved.orderIds));
    const warnings =
      result.verification === 'VERIFIED' ? await takeNewcomerWarnings(tx, ctx, moved.orderIds) : [];
    return recordMerge(tx, ctx, { survivor: result, merged }, { ...moved, warnings, changes });
  });
}

function refuseStrangers(input: Merge, keep: MergeKeep): void {
  const both = [input.customerId, input.with];
  const faults = [
    ...(input.customerId === input.with
      ? [{ path: 'with', code: 'same_customer', message: 'Name another customer.' }]
      : []),
    ...Object.entries(keep).flatMap(([field, id]) =>
      id === undefined || both.includes(id)
        ? []
        : [{ path: `keep.${field}`, code: 'not_merged', message: 'Name one of the two customers.' }],
    ),
  ];
  if (faults.length === 0) return;
  throw new AppError('invalid_input', 'These customers cannot be merged like that.', { errors: faults });
}

/** Who may not change a customer's terms does not choose them from a twin either. Throws `forbidden`. */
function requireMayKeep(ctx: Context, { survivor, merged }: Pair, keep: MergeKeep): void {
  const [wanted, usual] = [combineCustomers(survivor, merged, keep), combineCustomers(survivor, merged)];
  const chosen = keptTerms.filter((field) => wanted[field] !== usual[field]);
  for (const each of [survivor, merged]) requireMayChange(ctx, each, chosen, 'keep.');
}

/** Both customers as they are, with everything that could give one of them something new held off. */
async function lockPair(tx: Transaction, ctx: Context, input: Merge): Promise<Pair> {
  await awaitMessagesOf(tx, ctx, [input.customerId, input.with]);
  const [one, other] = await lockBoth(tx, ctx, [input.customerId, input.with]);
  refuseGone(one);
  refuseGone(other);
  if (input.ifMatch !== undefined && input.ifMatch !== one.version) {
    throw changedMeanwhile('customer_changed', { seen: input.ifMatch, currentVersion: one.version });
  }
  return bySeniority(one, other);
}

async function moveEverything(tx: Transaction, ctx: Context, { survivor, merged }: Pair) {
  const both = { from: merged.id, to: survivor.id };
  return {
    ...(await moveOrders(tx, ctx, { where: eq(orders.customerId, merged.id), to: survivor.id })),
    choices: await replaceChoice(tx, ctx, both),
    messageIds: await moveMessages(tx, ctx, both),
    aliasIds: await moveAliases(tx, ctx, both),
    branchIds: await moveBranches(tx, ctx, both),
    identityIds: await moveIdentities(tx, ctx, both),
  };
}

async function storeResult(
  tx: Transaction,
  ctx: Context,
  { id, version, ...fields }: CustomerRow,
  merged: CustomerRow,
): Promise<CustomerRow> {
  const updatedAt = clock.now();
  const ofTenant = mine(customers, ctx);
  await tx
    .update(customers)
    .set({ mergedInto: id, version: merged.version + 1, updatedAt })
    .where(and(ofTenant, eq(customers.id, merged.id)));
  const { name, phoneNumber, platformUserId, erpCustomerId, priceTier } = fields;
  const { creditStatus, verification, language, languageChosen, poNumberRequired } = fields;
  const [stored] = await tx
    .update(customers)
    .set({
      ...{ name, phoneNumber, platformUserId, erpCustomerId, priceTier },
      ...{ creditStatus, verification, language, languageChosen, poNumberRequired },
      version: version + 1,
      updatedAt,
    })
    .where(and(ofTenant, eq(customers.id, id)))
    .returning();
  if (!stored) throw new Error('the survivor is gone');
  return stored;
}

async function recordMerge(tx: Transaction, ctx: Context, { survivor, merged }: Pair, parts: MergedParts) {
  const [stored] = await tx
    .insert(customerMerges)
    .values({
      tenantId: ctx.tenantId,
      survivorId: survivor.id,
      mergedId: merged.id,
      parts,
      mergedAt: clock.now(),
      mergedBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    })
    .returning();
  if (!stored) throw new Error('the merge was not stored');
  await recordAudit(tx, ctx, {
    action: 'customer.merged',
    subjectId: survivor.id,
    data: {
      mergeId: stored.id,
      mergedId: merged.id,
      mergedName: merged.name,
      orders: parts.orderIds.length,
      aliases: parts.aliasIds.length,
      identities: parts.identityIds.length,
      branches: parts.branchIds?.length ?? 0,
      changes: parts.changes,
    },
  });
  return {
    success: true as const,
    mergeId: stored.id,
    customer: viewCustomer(survivor),
    mergedId: merged.id,
    undoUntil: undoUntil(stored).toISOString(),
  };
}
