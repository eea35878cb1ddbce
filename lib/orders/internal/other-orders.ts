import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { lineProposals } from '@/db/schema/line-proposals';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { type Reach, reachOf } from '../reach';
import type { OrderRow } from './lock-order';

/** An order that has waited longer is no longer what a message means that does not name it. */
const meantForMs = 36 * 60 * 60_000;
/** The platform tells times of sending to the second, and our own clock is another. */
const sendingClock = '2 seconds';

export interface OtherOrder {
  row: OrderRow;
  reach: Reach;
}

export interface OtherOrders {
  /** Those that the message may mean, the likeliest first. */
  orders: OtherOrder[];
  /** It answers a message of one order, and means that one. */
  isPointed: boolean;
  /** It answers a message that belongs to none of them: of long ago, of another customer, or not known here. */
  pointsElsewhere: boolean;
}

/**
 * The customer's other orders that a message may mean: those that it can still change before those that are gone, the newest
 * first. None is one that is itself a change of another, on which nobody has decided, nor a cancellation.
 */
export async function otherOrders(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  customerId: string,
): Promise<OtherOrders> {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        inArray(orders.status, ['PENDING_REVIEW', 'APPROVED', 'COMPLETED', 'FAILED']),
        gt(orders.createdAt, new Date(clock.now().getTime() - meantForMs)),
        or(isNull(orders.kind), ne(orders.kind, 'CANCELLATION')),
        order.isVoiceNote ? wasThere(order) : undefined,
      ),
    )
    .orderBy(newestFirst(orders.createdAt), newestFirst(orders.id))
    .limit(20);
  const pointsTo = pointedBy(order);
  if (pointsTo !== undefined) {
    const pointed = rows.find(({ id }) => id === pointsTo);
    return {
      orders: pointed ? [{ row: pointed, reach: reachOf(pointed) }] : [],
      isPointed: pointed !== undefined,
      pointsElsewhere: pointed === undefined,
    };
  }
  const changes = await undecidedChanges(tx, ctx, rows);
  const others = rows.filter((row) => !changes.has(row.id)).map((row) => ({ row, reach: reachOf(row) }));
  const inReach = (...reaches: Reach[]) => others.filter(({ reach }) => reaches.includes(reach));
  return {
    orders: [...inReach('OPEN'), ...inReach('RECALLABLE'), ...inReach('GONE')],
    isPointed: false,
    pointsElsewhere: false,
  };
}

/** What was sent after a recording is none of which it speaks, however late it is heard. */
function wasThere({ sentAt, createdAt }: OrderRow): SQL {
  const at = (sentAt ?? createdAt).toISOString();
  return sql`coalesce(${orders.sentAt}, ${orders.createdAt}) <= ${at}::timestamptz + ${sendingClock}::interval`;
}

/** The order whose message this one answers; null for a message that nobody here knows, undefined for none. */
function pointedBy({ quote }: OrderRow): string | null | undefined {
  if (quote === null) return undefined;
  if (quote.orderId !== null) return quote.orderId;
  return quote.author === null ? null : undefined;
}

async function undecidedChanges(
  tx: Transaction,
  ctx: Context,
  rows: readonly OrderRow[],
): Promise<Set<string>> {
  const messages = rows.flatMap(({ inboundMessageId }) => inboundMessageId ?? []);
  if (messages.length === 0) return new Set();
  const open = await tx
    .select({ messageId: lineProposals.inboundMessageId, orderId: lineProposals.orderId })
    .from(lineProposals)
    .where(
      and(
        mine(lineProposals, ctx),
        inArray(lineProposals.inboundMessageId, messages),
        isNull(lineProposals.decision),
      ),
    );
  const ofAnother = (row: OrderRow) =>
    open.some(({ messageId, orderId }) => messageId === row.inboundMessageId && orderId !== row.id);
  return new Set(rows.filter(ofAnother).map(({ id }) => id));
}
