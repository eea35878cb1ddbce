import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { awaitSenders } from './internal/await-senders';

export interface Sender {
  /** E.164, when the platform tells it. */
  phoneNumber: string | null;
  /** The platform's own id of the sender. */
  platformUserId: string | null;
  profileName: string | null;
}

/** The customer who sent a message; an unknown sender becomes one, under the name of the profile. */
export async function findOrCreateSender(
  tx: Transaction,
  ctx: Context,
  sender: Sender,
): Promise<{ customer: typeof customers.$inferSelect; isNew: boolean }> {
  // Messages of one new sender that come together make one customer: the second waits, and finds what the first made.
  await awaitSenders(tx, ctx, keysOf(sender));
  const known = await findSender(tx, ctx, sender);
  if (known) {
    await learnUserId(tx, ctx, known, sender);
    return { customer: known, isNew: false };
  }
  const [created] = await tx
    .insert(customers)
    .values({
      tenantId: ctx.tenantId,
      name: sender.profileName?.trim().slice(0, 200) || sender.phoneNumber || 'Unknown sender',
      phoneNumber: sender.phoneNumber,
      platformUserId: sender.platformUserId,
    })
    .returning();
  if (!created) throw new Error('the sender was not stored');
  await recordAudit(tx, ctx, {
    action: 'customer.created',
    subjectId: created.id,
    data: { from: 'message' },
  });
  return { customer: created, isNew: true };
}

function keysOf({ phoneNumber, platformUserId }: Sender): SQL[] {
  return [
    ...(phoneNumber === null ? [] : [sql`canonical_phone(${phoneNumber})`]),
    ...(platformUserId === null ? [] : [sql`${platformUserId}::text`]),
  ];
}

/** A later message may name its sender by user id alone, and must not make the customer a second time. */
async function learnUserId(
  tx: Transaction,
  ctx: Context,
  known: typeof customers.$inferSelect,
  { platformUserId }: Sender,
): Promise<void> {
  if (platformUserId === null || known.platformUserId !== null) return;
  const ofTenant = eq(customerIdentities.tenantId, ctx.tenantId);
  const held = await tx
    .select({ id: customerIdentities.id })
    .from(customerIdentities)
    .where(
      and(ofTenant, eq(customerIdentities.kind, 'USER_ID'), eq(customerIdentities.canonical, platformUserId)),
    );
  if (held.length > 0) return;
  await tx
    .update(customers)
    .set({ platformUserId })
    .where(
      and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, known.id), isNull(customers.platformUserId)),
    );
}

async function findSender(tx: Transaction, ctx: Context, { phoneNumber, platformUserId }: Sender) {
  const byPhone = and(
    eq(customerIdentities.kind, 'PHONE'),
    eq(customerIdentities.canonical, sql`canonical_phone(${phoneNumber})`),
  );
  const byUserId = and(
    eq(customerIdentities.kind, 'USER_ID'),
    eq(customerIdentities.canonical, platformUserId ?? ''),
  );
  const named = [...(phoneNumber === null ? [] : [byPhone]), ...(platformUserId === null ? [] : [byUserId])];
  if (named.length === 0) throw new Error('a sender without number and id');
  const [found] = await tx
    .select({ customer: customers })
    .from(customerIdentities)
    .innerJoin(
      customers,
      and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerIdentities.customerId)),
    )
    .where(and(eq(customerIdentities.tenantId, ctx.tenantId), or(...named)))
    // A number says more than an id: 'PHONE' sorts before 'USER_ID'.
    .orderBy(asc(customerIdentities.kind), asc(customers.createdAt))
    .limit(1);
  return found?.customer;
}
