import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { refreshSearchText } from '../../orders/refresh-search-text';
import { canonicalPhone } from '../canonical-phone';
import type { IdentityKind } from '../identity';
import type { Sender } from '../sender';
import { unknownSender } from '../unknown-sender';
import type { CustomerRow } from './customer-view';
import { addIdentity } from './identity-rows';

interface Known {
  choices: CustomerRow[];
  byPhone: CustomerRow[];
  byUserId: CustomerRow[];
  /** Its name can be seen, or is null. */
  sender: Sender;
}

/**
 * What a message tells of its sender beyond what is stored: a number or id that belongs to nobody yet is the customer's from
 * now on (of a representative's message: that of each customer they order for), and a name that only stood in for one gives
 * way to the profile's. Returns the choices as they are then.
 */
export async function learnFromSender(tx: Transaction, ctx: Context, known: Known): Promise<CustomerRow[]> {
  const { choices, byPhone, byUserId, sender } = known;
  const isRepresentative = choices.length > 1;
  const newPhone = byPhone.length === 0 ? sender.phoneNumber : null;
  const newUserId = byUserId.length === 0 ? sender.platformUserId : null;
  const learned: CustomerRow[] = [];
  for (const customer of choices) {
    if (newPhone !== null)
      await learn(tx, ctx, customer, { kind: 'PHONE', value: newPhone, isRepresentative });
    if (newUserId !== null)
      await learn(tx, ctx, customer, { kind: 'USER_ID', value: newUserId, isRepresentative });
    const row = await nameAnew(tx, ctx, customer.id, isRepresentative ? null : sender.profileName);
    if (newPhone !== null || row.name !== customer.name) await refreshSearchText(tx, ctx, row);
    learned.push(row);
  }
  return learned;
}

interface Learned {
  kind: IdentityKind;
  value: string;
  isRepresentative: boolean;
}

async function learn(tx: Transaction, ctx: Context, customer: CustomerRow, learned: Learned): Promise<void> {
  const { kind, value, isRepresentative } = learned;
  const held = kind === 'PHONE' ? customer.phoneNumber : customer.platformUserId;
  // The row first: a trigger enters it among the identities, where it may be marked as a representative's.
  await addIdentity(tx, ctx, { customerId: customer.id, kind, value, isRepresentative });
  if (held === null) {
    await tx
      .update(customers)
      .set({
        ...(kind === 'PHONE' ? { phoneNumber: value } : { platformUserId: value }),
        updatedAt: clock.now(),
      })
      .where(isOne(ctx, customer.id));
  }
  await recordAudit(tx, ctx, {
    action: 'customer.identity_learned',
    subjectId: customer.id,
    data: { kind, value, from: 'message' },
  });
}

async function nameAnew(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  profileName: string | null,
): Promise<CustomerRow> {
  const [row] = await tx.select().from(customers).where(isOne(ctx, customerId));
  if (!row) throw new Error('the customer is gone');
  const name = standsIn(row) ? (profileName ?? row.phoneNumber ?? row.name) : row.name;
  if (name !== row.name) {
    await tx.update(customers).set({ name, updatedAt: clock.now() }).where(isOne(ctx, customerId));
  }
  return { ...row, name };
}

/** Whether the name is only what the customer was called for want of one. */
function standsIn({ name, phoneNumber }: CustomerRow): boolean {
  if (name === unknownSender) return true;
  return phoneNumber !== null && canonicalPhone(name) === canonicalPhone(phoneNumber);
}

function isOne(ctx: Context, customerId: string) {
  return mine(customers, ctx, customerId);
}
