import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderTasks } from '@/db/schema/order-tasks';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import type { OrderRow } from './lock-order';
import { openTasks } from './tasks';
import { isUnheard, unreadMessages } from './unread-messages';

/**
 * Nothing is approved while the customer has written something that nobody has read: it may change this very order. Throws
 * `unread_message`.
 */
export async function requireAllRead(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  const unread = await unreadMessages(tx, ctx, order, order.customerId);
  const isItself = await isUnheard(tx, ctx, order);
  if (unread.length === 0 && !isItself) return;
  const isRecording = unread.every(({ kind }) => kind === 'UNHEARD');
  throw new AppError(
    'unread_message',
    isRecording
      ? 'The customer has sent a recording that nobody has heard: type out what it says, or put it aside, and approve then.'
      : 'The customer has just sent another message, which is being read: wait a moment, see what it says, and approve then.',
  );
}

/** Nor while the customer may want it cancelled. Throws `cancellation_open`. */
export async function requireNoCancellation(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  const [open] = await tx
    .select({ kind: orderTasks.kind })
    .from(orderTasks)
    .innerJoin(orders, mine(orders, ctx, orderTasks.orderId))
    .where(
      and(
        mine(orderTasks, ctx),
        isNull(orderTasks.doneAt),
        eq(orders.customerId, order.customerId),
        or(
          and(eq(orderTasks.kind, 'CANCELLATION_ASKED'), eq(orderTasks.orderId, order.id)),
          and(
            eq(orderTasks.kind, 'WHICH_ORDER'),
            sql`${orderTasks.data} -> 'choices' @> ${JSON.stringify([order.id])}::jsonb`,
          ),
        ),
      ),
    )
    .limit(1);
  if (!open) return;
  throw new AppError(
    'cancellation_open',
    open.kind === 'WHICH_ORDER'
      ? 'The customer wants an order cancelled and has not said which: say first, under Messages, whether it is this one.'
      : 'The customer wants this order cancelled: reject it, or mark the task as done if they want it after all.',
  );
}

/** Nor while a message of its own was changed or deleted, and nobody has seen to that. Throws `cancellation_open`, `open_proposals`. */
export async function requireMessagesAsRead(tx: Transaction, ctx: Context, { id }: OrderRow): Promise<void> {
  const open = await openTasks(tx, ctx, [id]);
  if (open.some(({ kind }) => kind === 'MESSAGE_DELETED'))
    throw new AppError(
      'cancellation_open',
      'The customer deleted a message of this order: ask what they still want, change or reject it, and mark the task as done.',
    );
  if (open.some(({ kind }) => kind === 'MESSAGE_CHANGED'))
    throw new AppError(
      'open_proposals',
      'The customer changed a message of this order: see what is different, and mark the task as done.',
    );
}
