import { and, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { type OrderMove, orderMoves } from '../status';
import { recordOrderFailure, recordOrderUpdate } from './record-order-change';

type OrderChange = Partial<
  Omit<typeof orders.$inferInsert, 'tenantId' | 'id' | 'status' | 'version' | 'updatedAt'>
>;

/**
 * The one function that changes an order's status: a guarded update, the audit event and what other systems are told, in one
 * transaction.
 * False when the order is in no status that the move starts from; nothing has then changed.
 */
export async function changeStatus(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  move: OrderMove,
  change: OrderChange = {},
  auditData: Record<string, unknown> = {},
): Promise<boolean> {
  const { from, to, audit } = orderMoves[move];
  const moved = await tx
    .update(orders)
    .set({ ...change, status: to, version: sql`${orders.version} + 1`, updatedAt: clock.now() })
    .where(and(mine(orders, ctx, orderId), inArray(orders.status, [...from])))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await recordAudit(tx, ctx, { action: audit, orderId, data: auditData });
  if (to === 'FAILED') await recordOrderFailure(tx, ctx, orderId, messageOf(auditData));
  else if (!tellsItself.includes(move)) await recordOrderUpdate(tx, ctx, orderId);
  return true;
}

/** Moves that have an event of their own, which whoever makes them records with what they know of it. */
const tellsItself: readonly OrderMove[] = ['approve', 'complete', 'enterReference', 'reject'];

const messageOf = ({ message, reason }: Record<string, unknown>): string | null =>
  [message, reason].find((each) => typeof each === 'string') ?? null;
