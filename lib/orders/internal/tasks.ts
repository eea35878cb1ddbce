import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderTasks } from '@/db/schema/order-tasks';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import type { OrderTask } from '../follow-up-answers';
import type { OrderTaskKind } from '../order-task';

type TaskRow = typeof orderTasks.$inferSelect;

interface NewTask {
  orderId: OrderId;
  inboundMessageId: string;
  kind: OrderTaskKind;
  message: string;
  /** For the text of a message before and after its change. `of` is the message's own order, where several went into this one. */
  data: { before?: string; after?: string | null; of?: OrderId };
}

/** Gives a person something to settle; one about the same message that is open already is told anew, and keeps what was `before`. */
export async function addTask(tx: Transaction, ctx: Context, task: NewTask): Promise<void> {
  const [open] = await tx
    .select()
    .from(orderTasks)
    .where(
      and(
        isOpen(ctx, [task.orderId]),
        eq(orderTasks.kind, task.kind),
        sql`${orderTasks.data} ->> 'of' is not distinct from ${task.data.of ?? null}`,
      ),
    )
    .for('update');
  if (!open) {
    await tx.insert(orderTasks).values({ tenantId: ctx.tenantId, ...task });
    return;
  }
  const before = open.data.before === undefined ? {} : { before: open.data.before };
  await tx
    .update(orderTasks)
    .set({
      message: task.message,
      data: { ...task.data, ...before },
      inboundMessageId: task.inboundMessageId,
    })
    .where(mine(orderTasks, ctx, open.id));
}

/** What is still to be settled about these orders, oldest first. */
export async function openTasks(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly OrderId[],
): Promise<TaskRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select()
    .from(orderTasks)
    .where(isOpen(ctx, orderIds))
    .orderBy(asc(orderTasks.createdAt), asc(orderTasks.id));
}

export function viewTask({ id, kind, message, data, createdAt }: TaskRow): OrderTask {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id,
    kind,
    message,
    before: text(data.before),
    after: text(data.after),
    choices: Array.isArray(data.choices) ? data.choices.map(String) : [],
    createdAt: createdAt.toISOString(),
  };
}

const isOpen = (ctx: Context, orderIds: readonly OrderId[]) =>
  and(mine(orderTasks, ctx), inArray(orderTasks.orderId, [...orderIds]), isNull(orderTasks.doneAt));
