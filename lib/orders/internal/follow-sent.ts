import { and, asc, eq, max, notInArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { LineChange } from '../../conversation/changes/change';
import type { OrderId } from '../../ids';
import { askClerk } from './ask-clerk';
import { isSurelySent, nameOf } from './follow-cancellation';
import type { OrderRow } from './lock-order';
import { priceOrWarn } from './price-or-warn';
import { closeAsMerged } from './settle-change';
import { touchOrder } from './touch-order';
import { wordsOfChanges } from './words-of-changes';

interface OfSent {
  /** The order that the message became, with its lines as they were read. */
  source: Pick<OrderRow, 'id' | 'inboundMessageId'>;
  words: string;
  /** The order that the ERP has, or may have. */
  sent: OrderRow;
  changes: readonly LineChange[];
  /** What the message says of the order as a whole; `wordsOfHead`. */
  ofHead: readonly string[];
}

/**
 * Sent goods are changed by no message. What is asked for besides is an order of its own that names the first; everything
 * else is for a clerk, who changes it in the ERP.
 */
export async function followSent(tx: Transaction, ctx: Context, of: OfSent): Promise<void> {
  const { source, words, sent, changes, ofHead } = of;
  if (source.inboundMessageId === null) return;
  const added = changes.filter((change) => change.kind === 'ADD' || change.kind === 'MORE');
  const others = changes.filter((change) => change.kind !== 'ADD' && change.kind !== 'MORE');
  // A day or a place beside goods that are ordered besides is that of the new order.
  const asked = wordsOfChanges(others, added.length === 0 ? ofHead : []);
  if (asked !== '') {
    const wanted = `The customer wants ${asked} on ${nameOf(sent)}`;
    const message = isSurelySent(sent)
      ? `${wanted}, which is with the ERP: change it there, or tell them that it is too late, and mark this as done.`
      : `${wanted}, of which it was not known whether the ERP has it: find that out first, then see to the change or tell them that it is too late, and mark this as done.`;
    const { inboundMessageId } = source;
    await askClerk(tx, ctx, { order: sent, inboundMessageId, words, kind: 'CHANGE_ASKED', message });
  }
  if (added.length === 0) return closeAsMerged(tx, ctx, { sourceId: source.id, into: sent.id });
  await orderOnly(tx, ctx, source.id, added);
  const thisRow = mine(orders, ctx, source.id);
  const [own] = await tx.select({ warnings: orders.warnings }).from(orders).where(thisRow);
  const message = `Goods besides those of ${nameOf(sent)}, which had gone to the ERP: this is an order of its own.`;
  const warning = { code: 'adds_to_sent', message, orderId: sent.id };
  await touchOrder(tx, ctx, source.id, { addsTo: sent.id, warnings: [...(own?.warnings ?? []), warning] });
}

type Added = Extract<LineChange, { kind: 'ADD' | 'MORE' }>;

/** The lines of the new order: what is asked for besides, and nothing of what is only to be changed. */
async function orderOnly(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  added: readonly Added[],
): Promise<void> {
  const theseLines = and(mine(orderLines, ctx), eq(orderLines.orderId, orderId));
  const rows = await tx.select().from(orderLines).where(theseLines).orderBy(asc(orderLines.position));
  const kept: string[] = [];
  const missing: Added[] = [];
  for (const change of added) {
    const { productId, phrase } = change.kind === 'ADD' ? change.goods : change.line;
    const row = rows.find(
      (each) =>
        !kept.includes(each.id) &&
        (productId === null ? each.rawItemText === phrase : each.productId === productId),
    );
    if (row) kept.push(row.id);
    else missing.push(change);
  }
  await tx
    .delete(orderLines)
    .where(kept.length === 0 ? theseLines : and(theseLines, notInArray(orderLines.id, kept)));
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(theseLines);
  const from = (last?.position ?? 0) + 1;
  const rowOf = (change: Added, at: number) => {
    const goods = change.kind === 'ADD' ? change.goods : { ...change.line, quantity: change.quantity };
    const quantity = String(goods.quantity);
    return {
      ...{ tenantId: ctx.tenantId, orderId, position: from + at, rawItemText: goods.phrase },
      ...{ quantity, orderQuantity: quantity, unit: goods.unit, productId: goods.productId },
      matchConfidence: goods.productId === null ? 0 : 0.9,
      matchReason: 'more of a line of the order before',
    };
  };
  if (missing.length > 0) await tx.insert(orderLines).values(missing.map(rowOf));
  await priceOrWarn(tx, ctx, orderId);
}
