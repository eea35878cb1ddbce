import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { instruments } from '../metrics/instruments';
import { reserveStock } from '../stock/reserve-stock';
import { withinTrace } from '../tracing/trace';
import { recordEvent } from '../webhooks/record-event';
import { answerSync, type SyncAnswer } from './internal/answer-sync';
import { changeStatus } from './internal/change-status';
import { type CustomerConditions, checkCustomer } from './internal/check-customer';
import { orderEventData } from './internal/event-data';
import { keepSeenPrices } from './internal/keep-seen-prices';
import { lockCustomerOf } from './internal/lock-customer-of';
import { lockOrder, type OrderRow } from './internal/lock-order';
import { openProposals } from './internal/proposals';
import { requireAllRead, requireMessagesAsRead, requireNoCancellation } from './internal/require-all-read';
import { requireAnswers } from './internal/require-answers';
import { requireSettledChange } from './internal/settle-change';
import { mayMove } from './status';
import { isTouched } from './touched';

interface Approval extends CustomerConditions {
  orderId: OrderId;
  /** Although the customer was asked something and has not answered. */
  overrideOpenQuestion?: boolean | undefined;
  ifMatch?: number | undefined;
}

/**
 * Moves the order to APPROVED and enters its ERP sync into the ledger, in one transaction; then waits for what
 * comes of it. An order that has its ERP reference is left as it is, and the reference returned. Two approvals at
 * once make one sync and get the same answer. It is approved at the prices that it showed: where today's are others, it
 * gets these and throws `prices_changed`. Throws `order_not_approvable`, `order_changed`, `customer_not_chosen`,
 * `unmatched_lines`, `open_proposals`, `question_open`, `unread_message`, `cancellation_open`, `po_number_missing`, `customer_on_hold`, `customer_unverified`, `customer_without_erp_account`,
 * `erp_not_configured`, and `erp_refused` once the ERP has, or
 * `approval_recalled` when the customer asked for a change first.
 */
export async function approveOrder(ctx: Context, input: Approval): Promise<SyncAnswer> {
  const { before, touch, refusal } = await inTenant(ctx, (tx) => moveToApproved(tx, ctx, input));
  if (refusal) throw refusal;
  if (touch !== undefined) instruments().approvals.inc({ touch });
  if (before.erpSalesOrderId !== null) {
    const { id, status, erpSalesOrderId } = before;
    return { success: true, orderId: id, status, erpSalesOrderId, idempotent: true };
  }
  return answerSync(ctx, input.orderId);
}

interface Moved {
  before: OrderRow;
  /** Whether a person had changed what was read; only of the approval that moved the order. */
  touch?: 'touchless' | 'edited';
  /** Why it was not approved, where what was found out about it is to stay. */
  refusal?: AppError;
}

/** The order as it was found; a second approval finds it APPROVED already and only waits with the first. */
async function moveToApproved(tx: Transaction, ctx: Context, input: Approval): Promise<Moved> {
  if (input.confirmCustomer) await lockCustomerOf(tx, ctx, input.orderId, 'update');
  const order = await lockOrder(tx, ctx, input.orderId, undefined);
  if (order.erpSalesOrderId !== null || order.status === 'APPROVED') return { before: order };
  if (!mayMove(order.status, 'approve')) {
    throw new AppError(
      'order_not_approvable',
      `The order is ${order.status}; only a reviewed order can be approved.`,
    );
  }
  if (input.ifMatch !== undefined) await lockOrder(tx, ctx, input.orderId, input.ifMatch);
  if (order.customerChoices !== null) {
    throw new AppError('customer_not_chosen', 'Choose first which customer the order is for.');
  }
  const lines = await checkLines(tx, ctx, order);
  // Before anything is done on somebody's word: of a refused approval only the new prices stay.
  const refusal = await keepSeenPrices(tx, ctx, order);
  if (refusal) return { before: order, refusal };
  // In this order: what is read meanwhile is a proposal or a task by then.
  await requireAllRead(tx, ctx, order);
  await requireNoCancellation(tx, ctx, order);
  await requireMessagesAsRead(tx, ctx, order);
  await checkProposals(tx, ctx, order);
  await requireSettledChange(tx, ctx, order);
  await requireAnswers(tx, ctx, order, input);
  await checkCustomer(tx, ctx, order, input);
  await checkPoNumber(tx, ctx, order);

  const touched = await isTouched(tx, ctx, order, lines);
  await tx
    .update(orderLines)
    .set({ verified: true })
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
  await changeStatus(
    tx,
    ctx,
    order.id,
    'approve',
    {
      approvedAt: clock.now(),
      approvedBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      touched,
      erpLastError: null,
      erpAttempts: 0,
      // Should the ERP have it from before, it is asked again now.
      erpDoubt: null,
      erpDoubtSince: null,
      erpAbsentAt: null,
      erpReposts: 0,
    },
    {
      ...(input.overrideCreditHold && { overrideCreditHold: true }),
      ...(input.overrideOpenQuestion && { overrideOpenQuestion: true }),
    },
  );
  await reserveStock(tx, ctx, { orderId: order.id, locationId: order.locationId });
  await recordEvent(tx, ctx, {
    name: 'order.approved',
    orderId: order.id,
    data: await orderEventData(tx, ctx, order.id),
  });
  // One trace from the message to the ERP, whoever approved it in between.
  await withinTrace(order.trace, () => oweWork(tx, ctx, 'order/approved', { orderId: order.id }));
  return { before: order, touch: touched ? 'edited' : 'touchless' };
}

async function checkLines(tx: Transaction, ctx: Context, order: OrderRow) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
  if (lines.length === 0) throw new AppError('unmatched_lines', 'The order has no lines yet.');
  const unmatched = lines.filter((line) => line.productId === null);
  if (unmatched.length === 0) return lines;
  throw new AppError('unmatched_lines', `${unmatched.length} of ${lines.length} lines have no product yet.`, {
    errors: unmatched.map((line) => ({
      path: `lines.${line.id}`,
      code: 'unmatched',
      message: `"${line.rawItemText}" has no product.`,
    })),
  });
}

/** Some customers pay nothing that does not carry their own number. */
async function checkPoNumber(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  const [customer] = await tx
    .select({ name: customers.name, isRequired: customers.poNumberRequired })
    .from(customers)
    .where(mine(customers, ctx, order.customerId));
  if (!customer?.isRequired || order.head?.poNumber?.value) return;
  throw new AppError(
    'po_number_missing',
    `${customer.name} requires a PO number on every order: enter it first.`,
  );
}

/** The customer has asked for something else since: whether that is so is for a person to say first. */
async function checkProposals(tx: Transaction, ctx: Context, { id }: OrderRow): Promise<void> {
  const open = await openProposals(tx, ctx, [id]);
  if (open.length === 0) return;
  throw new AppError('open_proposals', 'The customer has asked for changes: take or refuse them first.', {
    errors: open.map(({ row }) => ({
      path: `proposals.${row.id}`,
      code: 'open',
      message: `“${row.change.words}” asks for a change of "${row.change.phrase}".`,
    })),
  });
}
