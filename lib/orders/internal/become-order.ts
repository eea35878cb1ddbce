import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { nonOrderKinds } from '../../conversation/kind';
import type { OrderId } from '../../ids';

/** The first goods of a message that named none ("hello, Jane here 12", a cancellation of nothing) make an order of it. */
export async function becomeOrder(tx: Transaction, ctx: Context, orderId: OrderId): Promise<void> {
  await tx
    .update(orders)
    .set({ kind: 'ORDER', kindConfidence: 1, kindReason: 'names goods to be sent' })
    .where(and(mine(orders, ctx, orderId), inArray(orders.kind, [...nonOrderKinds, 'CANCELLATION'])));
}
