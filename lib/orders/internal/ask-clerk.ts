import type { Transaction } from '@/db/client';
import { orderTasks } from '@/db/schema/order-tasks';
import type { Context } from '../../context';
import type { OrderTaskKind } from '../order-task';
import type { OrderRow } from './lock-order';
import { touchOrder } from './touch-order';

interface Asked {
  /** The order that it is about. */
  order: Pick<OrderRow, 'id'>;
  /** The message that asks, and its words. */
  inboundMessageId: string;
  words: string;
  kind: Extract<OrderTaskKind, 'CHANGE_ASKED' | 'CANCELLATION_ASKED' | 'WHICH_ORDER'>;
  message: string;
  /** Orders of which a person says the one that is meant. */
  choices?: readonly string[];
}

/** Gives a person what a message asks for and nobody else may do; each message asks for itself. */
export async function askClerk(tx: Transaction, ctx: Context, asked: Asked): Promise<void> {
  const { order, inboundMessageId, words, kind, message, choices } = asked;
  await tx.insert(orderTasks).values({
    ...{ tenantId: ctx.tenantId, orderId: order.id, inboundMessageId, kind, message },
    data: { after: words, ...(choices && { choices }) },
  });
  await touchOrder(tx, ctx, order.id);
}
