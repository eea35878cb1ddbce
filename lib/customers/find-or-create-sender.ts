import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { customersWith } from './customers-with';
import type { CustomerRow } from './internal/customer-view';
import { lockIdentities } from './internal/identity-rows';
import { learnFromSender } from './internal/learn-from-sender';
import { recordNewCustomer } from './internal/record-new-customer';
import { readName } from './read-name';
import type { Sender } from './sender';
import { unknownSender } from './unknown-sender';

export interface FoundSender {
  customer: CustomerRow;
  isNew: boolean;
  /**
   * All customers with the sender's number: more than one when it is a representative's, who orders for several, and then
   * `customer` is only the oldest of them. Otherwise `customer` alone.
   */
  choices: CustomerRow[];
  /** Another customer, to whom the sender's user id belongs: two records of one person, or a telephone passed on. */
  sameSenderAs: CustomerRow | null;
}

/**
 * The customer who sent a message. An unknown sender becomes one, under the name of the profile and UNVERIFIED; of a known
 * one the number, id or name that was missing is learned. Throws when the sender has neither number nor id.
 */
export async function findOrCreateSender(tx: Transaction, ctx: Context, given: Sender): Promise<FoundSender> {
  const sender = { ...given, profileName: readName(given.profileName) };
  await lockIdentities(tx, ctx, identitiesOf(sender));
  const byPhone = await customersWith(tx, ctx, 'PHONE', sender.phoneNumber);
  const byUserId = await customersWith(tx, ctx, 'USER_ID', sender.platformUserId);
  // A number says more than an id: it is what customers are entered with.
  const known = byPhone.length > 0 ? byPhone : byUserId;
  const choices = await learnFromSender(tx, ctx, { choices: known, byPhone, byUserId, sender });
  const [customer] = choices;
  if (customer === undefined) {
    const created = await createSender(tx, ctx, sender);
    return { customer: created, isNew: true, choices: [created], sameSenderAs: null };
  }
  const others = byUserId.filter(({ id }) => choices.every((choice) => choice.id !== id));
  return { customer, isNew: false, choices, sameSenderAs: others[0] ?? null };
}

function identitiesOf({ phoneNumber, platformUserId }: Sender): string[] {
  const known = [phoneNumber, platformUserId].filter((each) => each !== null);
  if (known.length === 0) throw new Error('a sender without number and id');
  return known;
}

async function createSender(tx: Transaction, ctx: Context, sender: Sender): Promise<CustomerRow> {
  const [created] = await tx
    .insert(customers)
    .values({
      tenantId: ctx.tenantId,
      name: sender.profileName ?? sender.phoneNumber ?? unknownSender,
      phoneNumber: sender.phoneNumber,
      platformUserId: sender.platformUserId,
      verification: 'UNVERIFIED',
    })
    .returning();
  if (!created) throw new Error('the sender was not stored');
  await recordAudit(tx, ctx, {
    action: 'customer.created',
    subjectId: created.id,
    data: { from: 'message' },
  });
  await recordNewCustomer(tx, ctx, created);
  return created;
}
