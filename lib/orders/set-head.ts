import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock, localDate } from '../clock';
import type { Context } from '../context';
import { findBranch } from '../customers/find-branch';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { getTenant } from '../tenancy/get-tenant';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import type { HeadChanges } from './head-changes';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder, type OrderRow } from './internal/lock-order';
import { locationForHead } from './internal/order-location';
import { type EmptiedPart, emptyHead, headFields, type StoredHead } from './order-head';
import { poKeyOf } from './po-key';

interface HeadChange {
  orderId: OrderId;
  changes: HeadChanges;
  ifMatch?: number | undefined;
}

/**
 * Sets parts of an order's head, which reading its message again then leaves alone. Throws `not_found`,
 * `order_not_editable`, `order_changed`, and `invalid_input` for a day that has passed and for a branch that is not the
 * customer's.
 */
export async function setHead(
  ctx: Context,
  { orderId, changes, ifMatch }: HeadChange,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, orderId, ifMatch);
    await refusePastDay(tx, ctx, changes.requestedDate);
    const before = order.head ?? emptyHead;
    const head: StoredHead = { ...before, ...(await setParts(tx, ctx, order, changes)) };
    const changed = headFields.filter((field) => changes[field] !== undefined);
    if (changed.length > 0) {
      const location = await locationForHead(tx, ctx, order, { customerId: order.customerId, head });
      await tx
        .update(orders)
        .set({ head, poKey: poKeyOf(head.poNumber?.value), ...location })
        .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, order.id)));
      const values = (of: StoredHead) =>
        Object.fromEntries(changed.map((field) => [field, of[field]?.value ?? null]));
      await recordAudit(tx, ctx, {
        action: 'order.head_set',
        orderId: order.id,
        data: { before: values(before), after: values(head) },
      });
      await finishEdit(tx, ctx, order);
    }
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}

async function refusePastDay(tx: Transaction, ctx: Context, day: string | null | undefined): Promise<void> {
  if (!day) return;
  const { timeZone } = await getTenant(tx, ctx);
  const today = localDate(clock.now(), timeZone);
  if (day < today) throw wrong('requestedDate', 'past_day', `${day} has passed: today is ${today}.`);
}

async function setParts(
  tx: Transaction,
  ctx: Context,
  { customerId }: OrderRow,
  changes: HeadChanges,
): Promise<Partial<StoredHead>> {
  const { poNumber, requestedDate, window, shipTo, instructions, contact, delivery, urgent } = changes;
  const part = <Value>(value: Value) => ({
    value,
    confidence: 1,
    span: null,
    reason: `set by ${ctx.actor.name}`,
    doubts: [],
    setByPerson: true,
  });
  const set = <Value>(value: Value | null) => (value === null ? emptied : part(value));
  const dated = (day: string | null) =>
    day === null ? emptied : { ...part(day), alternative: null, notBefore: false };
  return {
    ...(poNumber !== undefined && { poNumber: set(poNumber) }),
    ...(requestedDate !== undefined && { requestedDate: dated(requestedDate) }),
    ...(window !== undefined && { window: set(window) }),
    ...(shipTo !== undefined && { shipTo: set(shipTo && (await placeOf(tx, ctx, customerId, shipTo))) }),
    ...(instructions !== undefined && { instructions: set(instructions) }),
    ...(contact !== undefined && { contact: set(contact) }),
    ...(delivery !== undefined && { delivery: set(delivery) }),
    ...(urgent !== undefined && { urgent: set(urgent) }),
  };
}

const emptied: EmptiedPart = { value: null, setByPerson: true, emptied: true };

async function placeOf(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  shipTo: NonNullable<HeadChanges['shipTo']>,
): Promise<{ branchId: string | null; text: string }> {
  if ('text' in shipTo) return { branchId: null, text: shipTo.text };
  const branch = await findBranch(tx, ctx, { customerId, branchId: shipTo.branchId });
  if (branch) return { branchId: branch.id, text: branch.name };
  throw wrong('shipTo.branchId', 'unknown_branch', 'The customer has no such branch.');
}

function wrong(path: string, code: string, message: string): AppError {
  return new AppError('invalid_input', `Not valid: ${path}.`, { errors: [{ path, code, message }] });
}
