import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { refreshSearchText } from '../orders/refresh-search-text';
import { customersWith } from './customers-with';
import type { IdentityKind } from './identity';
import type { CustomerRow } from './internal/customer-view';
import { canonicalOf, lockIdentities, replaceIdentity } from './internal/identity-rows';

/** By what the platform names somebody; null where it does not. */
interface Named {
  /** E.164. */
  phoneNumber: string | null;
  userId: string | null;
}

export interface IdentityChange {
  before: Named;
  /** What is new; what stays as it was is null. */
  after: Named;
}

/**
 * A sender has another number or user id from now on: the customer stays, with orders, phrases, price tier and hold, and is
 * found under the new one and no longer under the old. A number or id that another customer has is left with them, which the
 * audit trail says. Changes nothing when it is done again. Returns the customer, or undefined when nobody is known by either.
 */
export async function moveSender(
  tx: Transaction,
  ctx: Context,
  { before, after }: IdentityChange,
): Promise<CustomerRow | undefined> {
  const named = [before.phoneNumber, before.userId, after.phoneNumber, after.userId];
  await lockIdentities(
    tx,
    ctx,
    named.filter((each) => each !== null),
  );
  const movers = await customersNamed(tx, ctx, before);
  for (const mover of movers) {
    const phone = await moveOne(tx, ctx, {
      mover,
      kind: 'PHONE',
      from: before.phoneNumber,
      to: after.phoneNumber,
    });
    // The id that came with a number is not this customer's if the number is not.
    if (phone === 'held') continue;
    await moveOne(tx, ctx, { mover, kind: 'USER_ID', from: before.userId, to: after.userId });
  }
  const [first] = movers.length > 0 ? movers : await customersNamed(tx, ctx, after);
  if (first === undefined) return undefined;
  const [row] = await tx.select().from(customers).where(isOne(ctx, first.id));
  return row;
}

async function customersNamed(tx: Transaction, ctx: Context, named: Named): Promise<CustomerRow[]> {
  const byPhone = await customersWith(tx, ctx, 'PHONE', named.phoneNumber);
  return byPhone.length > 0 ? byPhone : customersWith(tx, ctx, 'USER_ID', named.userId);
}

interface Move {
  mover: CustomerRow;
  kind: IdentityKind;
  from: string | null;
  to: string | null;
}

async function moveOne(
  tx: Transaction,
  ctx: Context,
  { mover, kind, from, to }: Move,
): Promise<'moved' | 'nothing' | 'held'> {
  if (to === null) return 'nothing';
  const holders = await customersWith(tx, ctx, kind, to);
  if (holders.some(({ id }) => id === mover.id)) return 'nothing';
  const [holder] = holders;
  if (holder !== undefined) {
    const data = { kind, from, to, heldBy: { id: holder.id, name: holder.name } };
    await recordAudit(tx, ctx, { action: 'customer.identity_contested', subjectId: mover.id, data });
    return 'held';
  }
  const main = kind === 'PHONE' ? mover.phoneNumber : mover.platformUserId;
  const isMain = main === null || from === null || canonicalOf(kind, main) === canonicalOf(kind, from);
  if (isMain) await writeMain(tx, ctx, { mover, kind, to });
  else await replaceIdentity(tx, ctx, { customerId: mover.id, kind, from, to });
  await recordAudit(tx, ctx, {
    action: 'customer.identity_changed',
    subjectId: mover.id,
    data: { from: from ?? main, to },
  });
  if (kind === 'PHONE') {
    await refreshSearchText(tx, ctx, { ...mover, phoneNumber: isMain ? to : mover.phoneNumber });
  }
  return 'moved';
}

/** A trigger gives the identity that was the main one its new value. */
async function writeMain(
  tx: Transaction,
  ctx: Context,
  { mover, kind, to }: { mover: CustomerRow; kind: IdentityKind; to: string },
): Promise<void> {
  await tx
    .update(customers)
    .set({
      ...(kind === 'PHONE' ? { phoneNumber: to } : { platformUserId: to }),
      version: mover.version + 1,
      updatedAt: clock.now(),
    })
    .where(isOne(ctx, mover.id));
}

function isOne(ctx: Context, customerId: string) {
  return mine(customers, ctx, customerId);
}
