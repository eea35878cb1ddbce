import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { findDefaultLocation } from '../locations/find-default-location';
import { currentTrace } from '../tracing/trace';
import { recordEvent } from '../webhooks/record-event';
import { duplicateWindowMs } from './internal/came-again';
import { orderEventData } from './internal/event-data';
import type { StoredHead } from './order-head';
import { searchTextOf } from './search-text';
import type { QuotedMessage, SentGoods } from './sent-item';
import type { OrderSource } from './status';
import type { OrderWarning } from './warnings';

interface ReceivedOrder {
  messageId: string;
  source: OrderSource;
  customer: { id: string; name: string; phoneNumber: string | null };
  isNewCustomer: boolean;
  /** Every customer whose order it may be: more than one when a representative wrote. */
  choices: readonly { id: string }[];
  /** Another customer who has the user id that the message came with. */
  sameSenderAs: { name: string; phoneNumber: string | null } | null;
  rawText: string;
  isVoiceNote: boolean;
  /** The voice note, when it is in the store already. */
  recording: { key: string; contentType: string; durationSeconds: number | null } | null;
  receivedAt: Date;
  /** What of the text was sent as data. */
  sentItems?: SentGoods | null;
  sentAt?: Date | null;
  groupName?: string | null;
  quote?: QuotedMessage | null;
  /** What another system says of it as data. */
  given?: { externalId: string | null; notes: string | null; head: StoredHead | null };
}

/**
 * Stores a message as an order in RECEIVED and records `order.received`. A message makes one order, always: a
 * repeat returns the order that is there.
 */
export async function receiveOrder(tx: Transaction, ctx: Context, received: ReceivedOrder): Promise<OrderId> {
  const { customer, rawText } = received;
  const [stored] = await tx
    .insert(orders)
    .values({
      tenantId: ctx.tenantId,
      source: received.source,
      customerId: customer.id,
      customerChoices: received.choices.length > 1 ? received.choices.map(({ id }) => id) : null,
      locationId: await findDefaultLocation(tx, ctx),
      inboundMessageId: received.messageId,
      trace: currentTrace() ?? null,
      rawText,
      isVoiceNote: received.isVoiceNote,
      audioKey: received.recording?.key ?? null,
      audioContentType: received.recording?.contentType ?? null,
      audioDurationSeconds: received.recording?.durationSeconds ?? null,
      warnings: await warningsFor(tx, ctx, received),
      searchText: searchTextOf({ ...customer, rawText, head: received.given?.head ?? null }),
      createdAt: received.receivedAt,
      sentItems: received.sentItems ?? null,
      sentAt: received.sentAt ?? null,
      groupName: received.groupName ?? null,
      quote: received.quote ?? null,
      externalId: received.given?.externalId ?? null,
      notes: received.given?.notes ?? null,
      head: received.given?.head ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (!stored) return existingOrder(tx, ctx, received.messageId);
  await recordAudit(tx, ctx, {
    action: 'order.received',
    orderId: stored.id,
    data: { source: received.source, isVoiceNote: received.isVoiceNote },
  });
  await recordEvent(tx, ctx, {
    name: 'order.received',
    orderId: stored.id,
    data: await orderEventData(tx, ctx, stored.id),
  });
  return stored.id;
}

async function warningsFor(tx: Transaction, ctx: Context, received: ReceivedOrder): Promise<OrderWarning[]> {
  const warnings: OrderWarning[] = [];
  if (received.isNewCustomer) {
    warnings.push({ code: 'new_customer', message: 'First message from this number: check who it is.' });
  }
  if (received.sameSenderAs) warnings.push(sameSender(received.sameSenderAs));
  if (received.rawText.trim() === '') return warnings;
  // One message of a customer at a time: twins that come together would not see each other.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(mine(customers, ctx, received.customer.id))
    .for('no key update');
  const [earlier] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, received.customer.id),
        eq(orders.rawText, received.rawText),
        ne(orders.status, 'CANCELLED'),
        gt(orders.createdAt, new Date(clock.now().getTime() - duplicateWindowMs)),
      ),
    )
    .limit(1);
  if (earlier) {
    warnings.push({
      code: 'possible_duplicate',
      message: 'The same text came from this customer less than 30 minutes ago.',
      orderId: earlier.id,
    });
  }
  return warnings;
}

function sameSender({ name, phoneNumber }: { name: string; phoneNumber: string | null }): OrderWarning {
  const who = phoneNumber === null || phoneNumber === name ? name : `${name} (${phoneNumber})`;
  return {
    code: 'same_sender_as',
    message: `The messaging platform says that this sender is also ${who}: perhaps one customer entered twice.`,
  };
}

async function existingOrder(tx: Transaction, ctx: Context, messageId: string): Promise<OrderId> {
  const [existing] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.inboundMessageId, messageId)));
  if (!existing) throw new Error('the order was neither stored nor found');
  return existing.id;
}
