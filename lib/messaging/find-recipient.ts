import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import type { orders } from '@/db/schema/orders';
import { clock } from '../clock';
import type { Context } from '../context';
import { readPhoneNumber } from '../customers/read-phone-number';
import { getTenant } from '../tenancy/get-tenant';
import { plausibleSentAt } from './sent-at';

/** Source: the WhatsApp Cloud API's customer service window, of free text after a customer's last message. */
const windowMs = 24 * 60 * 60_000;

export interface Writing {
  /** Why nobody can write to them now; null while somebody can. */
  closed: 'WINDOW_CLOSED' | 'NEVER_WROTE' | 'NO_ADDRESS' | null;
  /** When the platform stops taking what is written; null where they have never written. */
  closesAt: Date | null;
  /** Exactly one of the two, while somebody can write. */
  toNumber: string | null;
  toUserId: string | null;
}

type About = Pick<typeof orders.$inferSelect, 'customerId' | 'inboundMessageId'>;

/**
 * Who hears what is written about an order, and until when: the platform lets one answer for 24 hours, and only whoever
 * has written. So it is the sender of the customer's last message, which may have come from their second number.
 */
export async function findRecipient(tx: Transaction, ctx: Context, order: About): Promise<Writing> {
  const [last] = await tx
    .select()
    .from(inboundMessages)
    .where(
      and(
        mine(inboundMessages, ctx),
        inArray(inboundMessages.outcome, ['ORDER', 'NOTED', 'APPLIED']),
        // What another system sent for them they did not write.
        ne(inboundMessages.source, 'API'),
        or(
          eq(inboundMessages.customerId, order.customerId),
          // Of a representative, who wrote for the customer.
          order.inboundMessageId === null ? undefined : eq(inboundMessages.id, order.inboundMessageId),
        ),
      ),
    )
    .orderBy(newestFirst(inboundMessages.receivedAt))
    .limit(1);
  if (!last) return { closed: 'NEVER_WROTE', closesAt: null, toNumber: null, toUserId: null };
  const heardAt = plausibleSentAt(last.sentAt, last.receivedAt) ?? last.receivedAt;
  const closesAt = new Date(heardAt.getTime() + windowMs);
  const to = (await senderOf(tx, ctx, last)) ?? (await mainAddress(tx, ctx, order.customerId));
  if (to.toNumber === null && to.toUserId === null) return { closed: 'NO_ADDRESS', closesAt, ...to };
  return { closed: closesAt > clock.now() ? null : 'WINDOW_CLOSED', closesAt, ...to };
}

const sender = z.object({ from: z.string().nullable(), userId: z.string().nullable() });
type Address = Pick<Writing, 'toNumber' | 'toUserId'>;

async function senderOf(
  tx: Transaction,
  ctx: Context,
  { payload }: Pick<typeof inboundMessages.$inferSelect, 'payload'>,
): Promise<Address | undefined> {
  const { from = null, userId = null } = sender.safeParse(payload).data ?? {};
  if (from === null) return userId === null ? undefined : { toNumber: null, toUserId: userId };
  const { country } = await getTenant(tx, ctx);
  return { toNumber: readPhoneNumber(from, country) ?? from, toUserId: null };
}

async function mainAddress(tx: Transaction, ctx: Context, customerId: string): Promise<Address> {
  const [customer] = await tx
    .select({ phoneNumber: customers.phoneNumber, platformUserId: customers.platformUserId })
    .from(customers)
    .where(mine(customers, ctx, customerId));
  const toNumber = customer?.phoneNumber ?? null;
  return { toNumber, toUserId: toNumber === null ? (customer?.platformUserId ?? null) : null };
}
