import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { countAliasUse } from '../catalogue/count-alias-use';
import { loadIndex } from '../catalogue/load-index';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { finishWork } from '../ledger/settle-work';
import { changeStatus } from './internal/change-status';
import { closesItself } from './internal/closes-itself';
import { interpretOrder, type OrderReading } from './internal/interpret-order';
import { type JudgedKind, judgeKind } from './internal/judge-kind';
import { lineRow } from './internal/line-row';
import type { OrderRow } from './internal/lock-order';
import { lookWarnings } from './internal/look-warnings';
import { priceOrWarn } from './internal/price-or-warn';
import { proposeChanges } from './internal/propose-changes';
import { readOrderHead } from './internal/read-order-head';
import type { ReadLine } from './internal/read-sent-items';
import { changeOfOrder } from './internal/settle-change';
import { settleCustomer } from './internal/settle-customer';
import { warningsOfSending } from './internal/warnings-of-sending';
import type { OrderWarning } from './warnings';

/**
 * Reads a RECEIVED order's text into matched lines and hands it to the clerk: PENDING_REVIEW. The work that the
 * message owed is finished in the same transaction. An order that was read before is left as it is;
 * one whose reading failed is read again as long as nobody has worked on it.
 */
export async function readOrder(
  ctx: Context,
  { orderId, workId }: { orderId: OrderId; workId: string },
): Promise<void> {
  const index = await loadIndex(ctx);
  await inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId)))
      .for('update');
    if (!order) throw notFound('order');
    if (order.status === 'RECEIVED' || (await isUnread(tx, ctx, order))) {
      const { customerId, text, named } = await settleCustomer(tx, ctx, order, order.rawText);
      const { isVoiceNote, sentItems } = order;
      const told = { index, customerId, text, isVoiceNote, sentItems };
      const reading = await interpretOrder(tx, ctx, told);
      const { warnings } = reading;
      const judged = await judgeKind(tx, ctx, { index, order, customerId, words: text, reading });
      const { lines, columns } = await readOrderHead(tx, ctx, { order, customerId, text, ...reading });
      await storeLines(tx, ctx, { orderId, customerId, lines });
      const tooMuch = await priceOrWarn(tx, ctx, orderId);
      const look = await lookWarnings(tx, ctx, { orderId, lines: lines.length, text });
      const matched = lines.filter((line) => line.productId !== null).length;
      const sending = await warningsOfSending(tx, ctx, order);
      const asked = await proposeAsked(tx, ctx, { order, judged, words: text, reading });
      const read = [...named, ...sending, ...warnings, ...tooMuch, ...look, ...asked];
      const { kind, confidence: kindConfidence, reason: kindReason } = judged;
      const toldKind = { kind, kindConfidence, kindReason };
      const change = { warnings: [...order.warnings, ...read], ...columns, ...toldKind };
      const move = order.status === 'RECEIVED' ? 'read' : 'reopen';
      await changeStatus(tx, ctx, orderId, move, change, { lines: lines.length, matched });
      if (look.length === 0 && closesItself(order, text, judged, reading)) {
        await changeStatus(tx, ctx, orderId, 'setAside', { closedAs: 'NOT_AN_ORDER' }, toldKind);
      }
    }
    await finishWork(tx, ctx, workId);
  });
}

interface Asked {
  order: OrderRow;
  judged: JudgedKind;
  words: string;
  reading: OrderReading;
}

/** What the message asks of another order is for a clerk to take there; the order that it became says so. */
async function proposeAsked(
  tx: Transaction,
  ctx: Context,
  { order, judged, words, reading }: Asked,
): Promise<OrderWarning[]> {
  const { inboundMessageId } = order;
  if (!judged.asks || inboundMessageId === null || order.isVoiceNote) return [];
  const { orderId, changes } = judged.asks;
  const source = { sourceId: order.id, inboundMessageId, words, reading };
  await proposeChanges(tx, ctx, { ...source, orderId, changes });
  const message =
    'This message asks for a change of an order that waits for review: take or refuse it there. If it is taken, this one closes by itself.';
  return [{ code: changeOfOrder, message }];
}

/** Its reading failed, and nobody has worked on it since: it may be read again. */
async function isUnread(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.status !== 'FAILED' || order.approvedAt !== null) return false;
  const ofOrder = and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.orderId, order.id));
  const lines = await tx.select({ id: orderLines.id }).from(orderLines).where(ofOrder).limit(1);
  return lines.length === 0;
}

interface ReadLines {
  orderId: OrderId;
  customerId: string;
  lines: readonly ReadLine[];
}

/** The read lines as rows, in the message's order. */
export async function storeLines(
  tx: Transaction,
  ctx: Context,
  { orderId, customerId, lines }: ReadLines,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(orderLines).values(lines.map((line, index) => lineRow(ctx, orderId, line, index + 1)));
  const matched = lines.flatMap(({ phrase, productId, candidates }) =>
    productId !== null && candidates[0]?.kind === 'alias' ? [{ phrase, productId }] : [],
  );
  await countAliasUse(tx, ctx, { customerId, matched });
}
