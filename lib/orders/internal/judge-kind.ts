import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { LineChange } from '../../conversation/changes/change';
import { type Reader, readChange } from '../../conversation/changes/read-change';
import type { KindOfMessage } from '../../conversation/kind';
import { kindOfMessage } from '../../conversation/kind-of-message';
import type { ThreadLine } from '../../conversation/thread/thread';
import { hasCue } from '../../conversation/words/cues';
import { piecesOf, plainMessage } from '../../conversation/words/plain-message';
import type { OrderId } from '../../ids';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { detectLanguages } from '../../reading/lexicons/detect-languages';
import type { OrderReading } from './interpret-order';
import type { OrderRow } from './lock-order';
import { openProposals } from './proposals';

/** An order's line as changes are read of it. */
interface OpenLine extends ThreadLine {
  id: string;
}

export interface JudgedKind extends KindOfMessage {
  /** What it asks of an order of the customer's that waits for review. */
  asks: { orderId: OrderId; changes: LineChange[] } | null;
}

/** An order that has waited longer is no longer what a message means that does not name it. */
const meantForMs = 36 * 60 * 60_000;
/** Longer messages, or of longer orders, are orders of their own. */
const longestChange = 300;
const mostLines = 60;
const mostOrders = 3;

interface Judged {
  index: CatalogueIndex;
  order: OrderRow;
  customerId: string;
  words: string;
  reading: OrderReading;
}

/** What an order's message is, by its words and by the customer's other orders. */
export async function judgeKind(tx: Transaction, ctx: Context, judged: Judged): Promise<JudgedKind> {
  const { index, order, customerId, words, reading } = judged;
  if (order.sentItems !== null) return { ...sentAsGoods, asks: null };
  const message = plainMessage(words);
  const reader: Reader = {
    index,
    customer: { customerId },
    nameOf: (id) => index.products[index.ordinalById.get(id) ?? -1]?.product.name ?? '',
    languages: ['en', ...detectLanguages(piecesOf(message.body))],
  };
  const others = await otherOrders(tx, ctx, order, customerId);
  const open = others.filter(({ status }) => status === 'PENDING_REVIEW');
  const isChangeable = words.length <= longestChange && !hasCue(reader, message.body, 'newOrder', 'again');
  const asks = isChangeable ? await asksOf(tx, ctx, { reader, body: message.body, open }) : null;
  const kind = kindOfMessage(reader, {
    message,
    reading: { lines: reading.lines, repeats: reading.repeats, accounted: reading.accounted },
    hasOpenOrder: open.length > 0,
    hasSentOrder: others.length > open.length,
    answers: null,
    changes: asks?.changes ?? null,
    emptiesOrder: false,
    isSameAgain: reading.lines.length > 0 && order.warnings.some(({ code }) => code === 'possible_duplicate'),
    goesOn: false,
  });
  if (kind.kind === 'ADDITION' && !asks) return { ...kind, asks: additionOf(reading, open) };
  return { ...kind, asks: ['ADDITION', 'CHANGE', 'REMOVAL'].includes(kind.kind) ? asks : null };
}

const sentAsGoods: KindOfMessage = { kind: 'ORDER', confidence: 0.99, reason: 'goods were sent as data' };

type Other = Pick<OrderRow, 'id' | 'status'>;

/** The customer's other orders that are not closed, the newest first; the one that the message answers before all. */
async function otherOrders(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  customerId: string,
): Promise<Other[]> {
  const rows = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, ctx.tenantId),
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        inArray(orders.status, ['PENDING_REVIEW', 'APPROVED', 'COMPLETED']),
        gt(orders.createdAt, new Date(clock.now().getTime() - meantForMs)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(20);
  const answered = rows.filter(({ id }) => id === order.quote?.orderId);
  return [...answered, ...rows.filter(({ id }) => id !== order.quote?.orderId)];
}

/** What the message asks of the newest order of which it asks something. */
async function asksOf(
  tx: Transaction,
  ctx: Context,
  { reader, body, open }: { reader: Reader; body: string; open: readonly Other[] },
): Promise<JudgedKind['asks']> {
  for (const { id } of open.slice(0, mostOrders)) {
    const lines = await openLines(tx, ctx, reader, id);
    const changes = lines.length > mostLines ? null : readChange(reader, { lines, body });
    if (changes) return { orderId: id, changes };
  }
  return null;
}

/** The lines as they would be if what was asked before were done already. */
async function openLines(
  tx: Transaction,
  ctx: Context,
  { nameOf }: Reader,
  orderId: OrderId,
): Promise<OpenLine[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const asked = await openProposals(tx, ctx, [orderId]);
  return rows.map(({ id, rawItemText, quantity, unit, productId }) => {
    const change = asked.findLast(({ row }) => row.lineId === id)?.row.change;
    const now = change?.kind === 'SET_QUANTITY' ? change : { quantity: Number(quantity), unit };
    return {
      id,
      phrase: rawItemText,
      name: productId === null ? '' : nameOf(productId),
      productId,
      candidates: productId === null ? [] : [productId],
      quantity: now.quantity,
      unit: now.unit,
    };
  });
}

/** All goods that an addition names. */
function additionOf({ lines }: OrderReading, [newest]: readonly Other[]): JudgedKind['asks'] {
  if (!newest || lines.length === 0) return null;
  const changes = lines.map(({ phrase, productId, quantity, unit }): LineChange => {
    const candidates = productId === null ? [] : [productId];
    return { kind: 'ADD', goods: { phrase, name: '', productId, candidates, quantity, unit } };
  });
  return { orderId: newest.id, changes };
}
