import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';

type Change = Partial<
  Omit<typeof orders.$inferInsert, 'tenantId' | 'id' | 'status' | 'version' | 'updatedAt'>
>;

/**
 * Counts a change around an order that leaves its status alone, so that whoever has it open sees it. What comes in by
 * itself, a customer's answer for example, brings an order back that was put off.
 */
export async function touchOrder(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  change: Change = {},
): Promise<void> {
  const isNews = ctx.actor.kind === 'customer' || ctx.actor.kind === 'system';
  await tx
    .update(orders)
    .set({
      ...(isNews ? { snoozedUntil: null } : {}),
      ...change,
      version: sql`${orders.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(mine(orders, ctx, orderId));
}
