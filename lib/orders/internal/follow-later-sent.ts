import { and, asc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { emptyHead } from '../order-head';
import { followAsks } from './follow-asks';
import { interpretOrder } from './interpret-order';
import { judgeKind } from './judge-kind';
import { linesOf } from './line-view';
import { type OrderRow, readForUpdate } from './lock-order';
import { readOrderHead } from './read-order-head';
import { changeOfOrder } from './settle-change';
import { settleCustomer } from './settle-customer';

/** A platform that was refused delivers again within minutes; what was sent much later is of another day. */
const deliveredWithin = '1 hour';
/** More are looked through no further. */
const mostMessages = 10;

/**
 * Follows what messages ask of an order that came in before it and were sent after it: "make it 8", "cancel my order". They
 * were read when there was nothing that they could mean. As the message may have been looked at meanwhile, a person decides.
 */
export async function followLaterSent(
  tx: Transaction,
  ctx: Context,
  { index, order, customerId }: { index: CatalogueIndex; order: OrderRow; customerId: string },
): Promise<void> {
  if (order.inboundMessageId === null || order.source === 'API') return;
  const sentAt = (order.sentAt ?? order.createdAt).toISOString();
  const later = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        eq(orders.status, 'PENDING_REVIEW'),
        ne(orders.source, 'API'),
        isNotNull(orders.inboundMessageId),
        lt(orders.createdAt, order.createdAt),
        gt(orders.sentAt, sql`${sentAt}::timestamptz`),
        gt(
          orders.createdAt,
          sql`${order.createdAt.toISOString()}::timestamptz - ${deliveredWithin}::interval`,
        ),
      ),
    )
    .orderBy(asc(orders.sentAt), asc(orders.id))
    .limit(mostMessages);
  for (const { id } of later) {
    const message = await readForUpdate(tx, ctx, id);
    if (message && (await isUntouched(tx, ctx, message))) await followAnew(tx, ctx, index, message);
  }
}

/** Nobody has worked on it, and it asks nothing of another order yet. */
async function isUntouched(
  tx: Transaction,
  ctx: Context,
  { id, status, warnings }: OrderRow,
): Promise<boolean> {
  if (status !== 'PENDING_REVIEW' || warnings.some(({ code }) => code === changeOfOrder)) return false;
  const lines = await linesOf(tx, ctx, [id]);
  return lines.every(({ line }) => !line.verified && !line.edited);
}

async function followAnew(
  tx: Transaction,
  ctx: Context,
  index: CatalogueIndex,
  order: OrderRow,
): Promise<void> {
  const { customerId, text } = await settleCustomer(tx, ctx, order, order.rawText);
  const { isVoiceNote, sentItems } = order;
  const reading = await interpretOrder(tx, ctx, { index, customerId, text, isVoiceNote, sentItems });
  const { columns } = await readOrderHead(tx, ctx, { order, customerId, text, ...reading });
  const head = columns.head ?? emptyHead;
  const said = { order, words: text, reading, head };
  const judged = await judgeKind(tx, ctx, { ...said, index, customerId, accounted: columns.accounted });
  if (!['CHANGE', 'REMOVAL', 'CANCELLATION'].includes(judged.kind)) return;
  const { kind, confidence: kindConfidence, reason: kindReason } = judged;
  await tx
    .update(orders)
    .set({ kind, kindConfidence, kindReason })
    .where(mine(orders, ctx, order.id));
  await followAsks(tx, ctx, { ...said, judged, isRevised: true });
}
