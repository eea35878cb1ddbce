import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderRow } from './lock-order';

/** What could not be taken in for so long is for whoever looks after the service, and holds up nobody's orders. */
const takenInWithinMs = 15 * 60_000;

interface Unread {
  /** In the inbox still, an order whose text is being read, or a recording that nobody has heard. */
  kind: 'INBOX' | 'READING' | 'UNHEARD';
  receivedAt: Date;
}

/**
 * What a customer has sent beside an order's own message and nobody, neither the service nor a clerk, has read yet: the
 * oldest first. A message is found in the inbox or as an order, whenever it is looked for.
 */
export async function unreadMessages(
  tx: Transaction,
  ctx: Context,
  order: Pick<OrderRow, 'id' | 'createdAt'>,
  customerId: string,
): Promise<Unread[]> {
  // The inbox first: what leaves it meanwhile is an order by then.
  const inbox = await inInbox(tx, ctx, customerId);
  const rows = await tx
    .select({ isVoiceNote: orders.isVoiceNote, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        // Spelt out, for the planner to see that it is the condition of an index.
        sql`(${orders.status} = 'RECEIVED' or ${orders.status} = 'PENDING_REVIEW' and ${orders.isVoiceNote} and ${orders.transcript} is null)`,
        or(
          sql`${orders.status} = 'RECEIVED'`,
          and(
            sql`${orders.createdAt} > ${order.createdAt.toISOString()}::timestamptz`,
            sql`not ${heardByHand}`,
          ),
        ),
      ),
    );
  const asOrders = rows.map(({ isVoiceNote, createdAt }): Unread => {
    return { kind: isVoiceNote ? 'UNHEARD' : 'READING', receivedAt: createdAt };
  });
  return [...inbox, ...asOrders].sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

/** A clerk has added what they heard; goods of a later message say nothing of a recording. */
const heardByHand = sql`(exists (select 1 from order_lines where order_lines.tenant_id = ${orders.tenantId} and order_lines.order_id = ${orders.id} and order_lines.match_reason like 'added by %')
  or exists (select 1 from audit_events where audit_events.tenant_id = ${orders.tenantId} and audit_events.order_id = ${orders.id} and audit_events.action = 'line.added'))`;

/** Whether an order's own recording can be heard and nobody has. */
export async function isUnheard(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  if (!order.isVoiceNote || order.transcript !== null) return false;
  if (!order.warnings.some(({ code }) => code === 'needs_transcription')) return false;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine(orders, ctx, order.id), sql`not ${heardByHand}`));
  return rows.length > 0;
}

async function inInbox(tx: Transaction, ctx: Context, customerId: string): Promise<Unread[]> {
  const identities = await tx
    .select({ value: customerIdentities.value })
    .from(customerIdentities)
    .where(and(mine(customerIdentities, ctx), eq(customerIdentities.customerId, customerId)));
  // The platform writes numbers without the plus.
  const senders = identities.flatMap(({ value }) => [value, value.replace(/^\+/, '')]);
  if (senders.length === 0) return [];
  const since = new Date(clock.now().getTime() - takenInWithinMs).toISOString();
  const list = sql.join(
    [...new Set(senders)].map((sender) => sql`${sender}`),
    sql`, `,
  );
  const rows = await tx.execute<{ received_at: string | Date }>(
    sql`select received_at from unread_messages_from(array[${list}]::text[], ${since}::timestamptz)`,
  );
  return rows.map(({ received_at }) => ({ kind: 'INBOX', receivedAt: new Date(received_at) }));
}
