import { and, eq, max } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Accounted } from '../accounted';
import { recordAudit } from '../audit/record-audit';
import { loadIndex } from '../catalogue/load-index';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import type { CatalogueIndex } from '../matching/index/catalogue-index';
import { interpretMessage } from '../matching/interpret-message';
import { matchPhrase } from '../matching/match-phrase';
import { noQuantitySaid } from '../reading/reading';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { lineRow } from './internal/line-row';
import { linesOf, spanOf } from './internal/line-view';
import { lockEditableOrder, type OrderRow } from './internal/lock-order';
import { historyOf } from './internal/order-history';
import type { ReadLine } from './internal/read-sent-items';
import { viewAccounted } from './internal/view-accounted';

interface Settling {
  orderId: OrderId;
  /** Where the part begins that was left out. */
  start: number;
  /** Whether it is ordered after all. */
  ordered: boolean;
  ifMatch?: number | undefined;
}

/**
 * Says of words that were left out of an order whether they are ordered: they become lines, as they are read by themselves,
 * or are doubted no more. Throws `not_found`, `order_not_editable`, `order_changed`.
 */
export async function settleLeftOut(
  ctx: Context,
  { orderId, start, ordered, ifMatch }: Settling,
): Promise<{ success: true; order: FullOrder }> {
  const index = await loadIndex(ctx);
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, orderId, ifMatch);
    const part = await findLeftOut(tx, ctx, order, start);
    const words = order.rawText.slice(part.start, part.end).trim();
    if (ordered) await addLines(tx, ctx, order, await readPart(tx, ctx, { index, order, part }));
    else await doubtNoMore(tx, ctx, order, part);
    await recordAudit(tx, ctx, {
      action: ordered ? 'left_out.ordered' : 'left_out.dismissed',
      orderId,
      data: { words, reason: part.reason },
    });
    await finishEdit(tx, ctx, order);
    return { success: true, order: await getOrder(ctx, { orderId }) };
  });
}

/** A part that is left out still: no line was made of it meanwhile. */
async function findLeftOut(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  start: number,
): Promise<Accounted> {
  const rows = await linesOf(tx, ctx, [order.id]);
  const lines = rows.map((row) => ({ id: row.line.id, span: spanOf(row) }));
  const part = viewAccounted(order.accounted, lines).find((each) => each.start === start);
  if (part?.as !== 'left_out')
    throw new AppError('not_found', 'Nothing is left out of this message at that place.');
  return part;
}

interface Part {
  index: CatalogueIndex;
  order: OrderRow;
  part: Accounted;
}

/** The lines of the words by themselves; where none is read, all of them as one line. */
async function readPart(tx: Transaction, ctx: Context, { index, order, part }: Part): Promise<ReadLine[]> {
  const { customerId, rawText, isVoiceNote } = order;
  const customer = { customerId, history: await historyOf(tx, ctx, customerId) };
  const text = rawText.slice(part.start, part.end);
  const { lines } = interpretMessage(index, text, customer, { voice: isVoiceNote });
  const placed = lines.map((line) => ({
    ...line,
    start: line.start + part.start,
    end: line.end + part.start,
  }));
  if (placed.length > 0) return placed;
  const phrase = text.trim();
  const start = part.start + text.indexOf(phrase);
  const candidates = matchPhrase(index, phrase, customer);
  return [
    {
      phrase,
      start,
      end: start + phrase.length,
      quantity: 1,
      unit: null,
      productId: null,
      confidence: 0,
      reason: 'left out by the reader: choose the product',
      candidates,
      decision: candidates[0]?.decision ?? null,
      warnings: [],
      quantityNote: noQuantitySaid,
    },
  ];
}

async function addLines(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  lines: readonly ReadLine[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
  const from = (last?.position ?? 0) + 1;
  await tx.insert(orderLines).values(lines.map((line, at) => lineRow(ctx, order.id, line, from + at)));
}

async function doubtNoMore(tx: Transaction, ctx: Context, order: OrderRow, part: Accounted): Promise<void> {
  const reason = `not ordered, says ${ctx.actor.name}`;
  const accounted = order.accounted?.map((each) =>
    each.start === part.start ? { ...each, reason, doubtful: false } : each,
  );
  await tx
    .update(orders)
    .set({ accounted })
    .where(mine(orders, ctx, order.id));
}
