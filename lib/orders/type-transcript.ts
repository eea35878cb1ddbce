import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { loadIndex } from '../catalogue/load-index';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { followAsks } from './internal/follow-asks';
import { interpretOrder } from './internal/interpret-order';
import { judgeKind } from './internal/judge-kind';
import { lockCustomerOf } from './internal/lock-customer-of';
import { lockEditableOrder } from './internal/lock-order';
import { readOrderHead } from './internal/read-order-head';
import { readCustomer, settleCustomer } from './internal/settle-customer';
import { warningsOfSending } from './internal/warnings-of-sending';
import { forgetAsked } from './internal/withdraw-proposals';
import { emptyHead } from './order-head';
import { withWords } from './place-sent-goods';
import { storeLines } from './read-order';
import { searchTextOf } from './search-text';
import { outlastsReading } from './warnings';

/**
 * What a clerk heard in a voice note, read like any message; the lines that were read in it before are replaced. What a
 * clerk or a later message has added stays. What it asks of another order of the customer's is proposed there.
 * Throws `order_not_editable` (also for an order that is no voice note), `order_changed`.
 */
export async function typeTranscript(
  ctx: Context,
  input: { orderId: OrderId; text: string; ifMatch?: number | undefined },
): Promise<{ success: true; order: FullOrder }> {
  const index = await loadIndex(ctx);
  return inTenant(ctx, async (tx) => {
    // As when messages are read: what this one asks may concern the customer's other orders.
    await lockCustomerOf(tx, ctx, input.orderId, 'no key update');
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    if (!order.isVoiceNote)
      throw new AppError('order_not_editable', 'Only a voice note can be given a transcript.');
    const thisRow = mine(orders, ctx, order.id);
    const rawText = withWords(order, input.text);
    const { customerId, text, named } = await settleCustomer(tx, ctx, order, rawText);
    const customer = await readCustomer(tx, ctx, customerId);
    const told = { text, isVoiceNote: true, sentItems: order.sentItems };
    const { warnings, ...interpreted } = await interpretOrder(tx, ctx, { index, customerId, ...told });
    const { lines, columns } = await readOrderHead(tx, ctx, { order, customerId, text, ...interpreted });
    const head = columns.head ?? emptyHead;
    const heard = { ...order, rawText, transcript: input.text };
    const reading = { ...interpreted, lines, warnings };
    await forgetAsked(tx, ctx, order);
    const { accounted } = columns;
    const said = { words: text, reading, head, accounted };
    const judged = await judgeKind(tx, ctx, { index, order: heard, customerId, ...said });
    const sending = await warningsOfSending(tx, ctx, { ...order, rawText });
    await makeRoom(tx, ctx, order.id, lines.length);
    await storeLines(tx, ctx, { orderId: order.id, customerId, lines });
    const kept = order.warnings.filter(({ code }) => outlastsReading(code));
    await tx
      .update(orders)
      .set({
        rawText,
        transcript: input.text,
        searchText: searchTextOf({ ...customer, rawText, head }),
        ...columns,
        ...{ kind: judged.kind, kindConfidence: judged.confidence, kindReason: judged.reason },
        warnings: [...kept, ...named, ...sending, ...warnings],
      })
      .where(thisRow);
    await recordAudit(tx, ctx, {
      action: 'order.transcript_typed',
      orderId: order.id,
      data: { lines: lines.length },
    });
    await finishEdit(tx, ctx, order);
    await followAsks(tx, ctx, { order: heard, judged, words: text, reading, head });
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}

/** Lines that stand in no text of this order go behind those that are to come. */
async function makeRoom(tx: Transaction, ctx: Context, orderId: OrderId, count: number): Promise<void> {
  const ofOrder = and(mine(orderLines, ctx), eq(orderLines.orderId, orderId));
  await tx.delete(orderLines).where(and(ofOrder, isNotNull(orderLines.spanStart)));
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(ofOrder);
  // So far that none takes the place of another on the way.
  const by = count + (last?.position ?? 0);
  await tx
    .update(orderLines)
    .set({ position: sql`${orderLines.position} + ${by}` })
    .where(ofOrder);
}
