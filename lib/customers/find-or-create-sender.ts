import { and, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';

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
    .onConflictDoNothing()
    .returning();
  if (!created) {
    // Another message of the same new sender was faster.
    const other = await findSender(tx, ctx, sender);
    if (!other) throw new Error('the sender was neither stored nor found');
    return { customer: other, isNew: false };
  }
  await recordAudit(tx, ctx, {
    action: 'customer.created',
    subjectId: created.id,
    data: { from: 'message' },
  });
  return { customer: created, isNew: true };
}

/** A later message may name its sender by user id alone, and must not make the customer a second time. */
async function learnUserId(
  tx: Transaction,
  ctx: Context,
  known: typeof customers.$inferSelect,
  { platformUserId }: Sender,
): Promise<void> {
  if (platformUserId === null || known.platformUserId !== null) return;
  const ofTenant = eq(customers.tenantId, ctx.tenantId);
  const held = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(ofTenant, eq(customers.platformUserId, platformUserId)));
  if (held.length > 0) return;
  await tx
    .update(customers)
    .set({ platformUserId })
    .where(and(ofTenant, eq(customers.id, known.id), isNull(customers.platformUserId)));
}

async function findSender(tx: Transaction, ctx: Context, { phoneNumber, platformUserId }: Sender) {
  const named = [
    ...(phoneNumber === null ? [] : [eq(customers.phoneNumber, phoneNumber)]),
    ...(platformUserId === null ? [] : [eq(customers.platformUserId, platformUserId)]),
  ];
  if (named.length === 0) throw new Error('a sender without number and id');
  const found = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), or(...named)));
  return found.find((each) => each.phoneNumber === phoneNumber && phoneNumber !== null) ?? found[0];
}
