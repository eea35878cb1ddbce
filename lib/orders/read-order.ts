import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { countAliasUse } from '../catalogue/count-alias-use';
import { loadIndex } from '../catalogue/load-index';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { deferWork, finishWork } from '../ledger/settle-work';
import type { CatalogueIndex } from '../matching/index/catalogue-index';
import { instruments } from '../metrics/instruments';
import { measure, okOrFailed } from '../metrics/measure';
import type { Decimal } from '../money';
import { changeStatus } from './internal/change-status';
import { closesItself } from './internal/closes-itself';
import { followAsks } from './internal/follow-asks';
import { followLaterSent } from './internal/follow-later-sent';
import { interpretOrder } from './internal/interpret-order';
import { judgeKind } from './internal/judge-kind';
import { lineRow } from './internal/line-row';
import { lockCustomerOf } from './internal/lock-customer-of';
import type { OrderRow } from './internal/lock-order';
import { lookWarnings } from './internal/look-warnings';
import { doubtNumberBefore } from './internal/number-before';
import { orWarn } from './internal/price-or-warn';
import { priceLines } from './internal/prices';
import { readOrderHead } from './internal/read-order-head';
import type { ReadLine } from './internal/read-sent-items';
import { settleCustomer } from './internal/settle-customer';
import { unreadMessages } from './internal/unread-messages';
import { warningsOfSending } from './internal/warnings-of-sending';
import { emptyHead } from './order-head';
import { answersElsewhere, type OrderWarning } from './warnings';

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
    // Messages of one customer are read one at a time, so that each finds what the others have made.
    await lockCustomerOf(tx, ctx, orderId, 'no key update');
    const [order] = await tx
      .select()
      .from(orders)
      .where(mine(orders, ctx, orderId))
      .for('update');
    if (!order) throw notFound('order');
    if (order.status === 'RECEIVED' || (await isUnread(tx, ctx, order))) {
      if (await waitsForEarlier(tx, ctx, order, workId)) return;
      await measure(
        instruments().readings,
        () => readNow(tx, ctx, index, order),
        (result) => ({ outcome: okOrFailed(result) }),
      );
    }
    await finishWork(tx, ctx, workId);
  });
}

const nothing: Decimal = '0.00';

/** An earlier message that is not read by then will not be soon. */
const longestWaitMs = 60_000;
const lookAgainMs = 500;

/** Whether the reading was put off: "make it 25" is understood only when what came before it is read. */
async function waitsForEarlier(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  workId: string,
): Promise<boolean> {
  const now = clock.now().getTime();
  if (now - order.createdAt.getTime() > longestWaitMs) return false;
  const unread = await unreadMessages(tx, ctx, order, order.customerId);
  const isFirst = unread.every(({ kind, receivedAt }) => kind === 'UNHEARD' || receivedAt >= order.createdAt);
  if (isFirst) return false;
  await deferWork(tx, ctx, workId, new Date(now + lookAgainMs), 'an earlier message is being read');
  return true;
}

async function readNow(tx: Transaction, ctx: Context, index: CatalogueIndex, order: OrderRow): Promise<void> {
  const orderId = order.id;
  const { customerId, text, named } = await settleCustomer(tx, ctx, order, order.rawText);
  const { isVoiceNote, sentItems } = order;
  const alone = await interpretOrder(tx, ctx, { index, customerId, text, isVoiceNote, sentItems });
  const doubted = await doubtNumberBefore(tx, ctx, { order, customerId, lines: alone.lines });
  const reading = { ...alone, lines: doubted };
  const { lines, columns } = await readOrderHead(tx, ctx, { order, customerId, text, ...reading });
  const head = columns.head ?? emptyHead;
  const { accounted } = columns;
  const judged = await judgeKind(tx, ctx, {
    index,
    order,
    customerId,
    words: text,
    reading,
    head,
    accounted,
  });
  const stored = await storeLines(tx, ctx, { orderId, customerId, lines });
  const look = await lookWarnings(tx, ctx, { orderId, lines: lines.length, text });
  const matched = lines.filter((line) => line.productId !== null).length;
  const sending = await warningsOfSending(tx, ctx, order);
  const elsewhere = judged.pointsElsewhere ? [answersElsewhere] : [];
  const read = [...named, ...sending, ...elsewhere, ...reading.warnings, ...stored.warnings, ...look];
  const { kind, confidence: kindConfidence, reason: kindReason } = judged;
  // Nobody knows yet what an unheard recording is.
  const isUnheard = order.isVoiceNote && order.transcript === null && text.trim() === '';
  const toldKind = isUnheard
    ? { kind: null, kindConfidence: null, kindReason: null }
    : { kind, kindConfidence, kindReason };
  const { totalAmount } = stored;
  const change = { warnings: [...order.warnings, ...read], ...columns, ...toldKind, totalAmount };
  const move = order.status === 'RECEIVED' ? 'read' : 'reopen';
  await changeStatus(tx, ctx, orderId, move, change, { lines: lines.length, matched });
  await followAsks(tx, ctx, { order, judged, words: text, reading, head });
  await followLaterSent(tx, ctx, { index, order, customerId });
  if (look.length === 0 && !judged.answer && closesItself(order, text, judged, reading)) {
    await changeStatus(tx, ctx, orderId, 'setAside', { closedAs: 'NOT_AN_ORDER' }, toldKind);
  }
}

/** Its reading failed, and nobody has worked on it since: it may be read again. */
async function isUnread(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.status !== 'FAILED' || order.approvedAt !== null) return false;
  const ofOrder = and(mine(orderLines, ctx), eq(orderLines.orderId, order.id));
  const lines = await tx.select({ id: orderLines.id }).from(orderLines).where(ofOrder).limit(1);
  return lines.length === 0;
}

interface ReadLines {
  orderId: OrderId;
  customerId: string;
  lines: readonly ReadLine[];
}

/** The read lines as rows, in the message's order, at today's prices; what they come to, and a warning where that is too much. */
export async function storeLines(
  tx: Transaction,
  ctx: Context,
  { orderId, customerId, lines }: ReadLines,
): Promise<{ totalAmount: Decimal; warnings: OrderWarning[] }> {
  if (lines.length === 0) return { totalAmount: nothing, warnings: [] };
  const rows = lines.map((line, index) => lineRow(ctx, orderId, line, index + 1));
  // Before they are stored, and the order's total with its other columns: a row that is written twice takes twice the room.
  const { priced, warnings } = await orWarn(() => priceLines(tx, ctx, customerId, rows));
  await tx.insert(orderLines).values(rows.map((row, at) => ({ ...row, ...priced?.prices[at] })));
  const matched = lines.flatMap(({ phrase, productId, candidates }) =>
    productId !== null && candidates[0]?.kind === 'alias' ? [{ phrase, productId }] : [],
  );
  await countAliasUse(tx, ctx, { customerId, matched });
  return { totalAmount: priced?.totalAmount ?? nothing, warnings };
}
