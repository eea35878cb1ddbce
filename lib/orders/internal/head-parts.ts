import type { Transaction } from '@/db/client';
import { clock, localDate } from '../../clock';
import type { Context } from '../../context';
import { findBranch } from '../../customers/find-branch';
import { AppError } from '../../errors';
import { getTenant } from '../../tenancy/get-tenant';
import type { HeadChanges } from '../head-changes';
import type { EmptiedPart, StoredHead } from '../order-head';

async function refusePastDay(tx: Transaction, ctx: Context, day: string | null | undefined): Promise<void> {
  if (!day) return;
  const { timeZone } = await getTenant(tx, ctx);
  const today = localDate(clock.now(), timeZone);
  if (day < today) throw wrong('requestedDate', 'past_day', `${day} has passed: today is ${today}.`);
}

interface Given {
  /** Null while nobody knows whose order it is: then no branch is theirs. */
  customerId: string | null;
  changes: HeadChanges;
}

/**
 * Parts of a head as somebody sets them, which reading leaves alone. Throws `invalid_input` for a day that has passed and for
 * a branch that is not the customer's.
 */
export async function headParts(
  tx: Transaction,
  ctx: Context,
  { customerId, changes }: Given,
): Promise<Partial<StoredHead>> {
  await refusePastDay(tx, ctx, changes.requestedDate);
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
  customerId: string | null,
  shipTo: NonNullable<HeadChanges['shipTo']>,
): Promise<{ branchId: string | null; text: string }> {
  if ('text' in shipTo) return { branchId: null, text: shipTo.text };
  const branch =
    customerId === null ? undefined : await findBranch(tx, ctx, { customerId, branchId: shipTo.branchId });
  if (branch) return { branchId: branch.id, text: branch.name };
  throw wrong('shipTo.branchId', 'unknown_branch', 'The customer has no such branch.');
}

function wrong(path: string, code: string, message: string): AppError {
  return new AppError('invalid_input', `Not valid: ${path}.`, { errors: [{ path, code, message }] });
}
