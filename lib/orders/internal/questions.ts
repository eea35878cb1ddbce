import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerQuestions } from '@/db/schema/customer-questions';
import { notifications } from '@/db/schema/notifications';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import type { ListedOrder } from '../answers';

export type QuestionRow = typeof customerQuestions.$inferSelect;

/** An answer that comes later must quote its question. */
const askedForMs = 72 * 60 * 60_000;
const mostQuestions = 20;

/** A question with where its order stands, and the platform's id of the message that asked. */
export interface AskedQuestion {
  question: QuestionRow;
  status: ListedOrder['status'];
  platformMessageId: string | null;
}

/** What the customer was asked of late, the newest first. */
export async function questionsTo(
  tx: Transaction,
  ctx: Context,
  customerId: string,
): Promise<AskedQuestion[]> {
  return tx
    .select({
      question: customerQuestions,
      status: orders.status,
      platformMessageId: notifications.platformMessageId,
    })
    .from(customerQuestions)
    .innerJoin(orders, mine(orders, ctx, customerQuestions.orderId))
    .innerJoin(notifications, mine(notifications, ctx, customerQuestions.notificationId))
    .where(
      and(
        mine(customerQuestions, ctx),
        eq(orders.customerId, customerId),
        gt(customerQuestions.createdAt, new Date(clock.now().getTime() - askedForMs)),
      ),
    )
    .orderBy(desc(customerQuestions.createdAt))
    .limit(mostQuestions);
}

/** The questions about these orders and lines that they still have, oldest first. */
export async function questionsOf(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly OrderId[],
): Promise<QuestionRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select({ question: customerQuestions })
    .from(customerQuestions)
    .leftJoin(
      orderLines,
      and(mine(orderLines, ctx, customerQuestions.lineId), eq(orderLines.orderId, customerQuestions.orderId)),
    )
    .where(
      and(
        mine(customerQuestions, ctx),
        inArray(customerQuestions.orderId, [...orderIds]),
        or(isNull(customerQuestions.lineId), isNotNull(orderLines.id)),
      ),
    )
    .orderBy(asc(customerQuestions.createdAt));
  return rows.map(({ question }) => question);
}

export function viewQuestion(row: QuestionRow): ListedOrder['questions'][number] {
  return {
    id: row.id,
    lineId: row.lineId,
    words: row.words,
    askedBy: row.askedBy,
    askedAt: row.createdAt.toISOString(),
    answer: row.answer,
    says: row.says,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
