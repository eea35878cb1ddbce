import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import type { Context } from '../../context';
import type { ThreadLine } from '../../conversation/thread/thread';
import type { OrderId } from '../../ids';
import { openProposals } from './proposals';

/** An order's line as changes are read of it. */
export interface OpenLine extends ThreadLine {
  /** Null for goods that are asked for and not added yet. */
  id: string | null;
}

/** The lines as they would be if what was asked before were done already. */
export async function openLines(
  tx: Transaction,
  ctx: Context,
  nameOf: (productId: string) => string,
  orderId: OrderId,
): Promise<OpenLine[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const asked = await openProposals(tx, ctx, [orderId]);
  const lineOf = (line: Pick<OpenLine, 'id' | 'phrase' | 'productId' | 'quantity' | 'unit'>): OpenLine => ({
    ...line,
    name: line.productId === null ? '' : nameOf(line.productId),
    candidates: line.productId === null ? [] : [line.productId],
  });
  const there = rows.map(({ id, rawItemText: phrase, quantity, unit, productId }) => {
    const change = asked.findLast(({ row }) => row.lineId === id)?.row.change;
    const now = change?.kind === 'SET_QUANTITY' ? change : { quantity: Number(quantity), unit };
    return lineOf({ id, phrase, productId, quantity: now.quantity, unit: now.unit });
  });
  const added = asked.flatMap(({ row: { change } }) =>
    change.kind === 'ADD_LINE' ? [lineOf({ ...change, id: null })] : [],
  );
  return [...there, ...added];
}
