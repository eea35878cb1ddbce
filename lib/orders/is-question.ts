import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerQuestions } from '@/db/schema/customer-questions';
import { notifications } from '@/db/schema/notifications';
import type { Context } from '../context';

/** Whether a message of ours, by the platform's id, asked a question. */
export async function isQuestion(tx: Transaction, ctx: Context, platformMessageId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: customerQuestions.id })
    .from(customerQuestions)
    .innerJoin(notifications, mine(notifications, ctx, customerQuestions.notificationId))
    .where(and(mine(customerQuestions, ctx), eq(notifications.platformMessageId, platformMessageId)))
    .limit(1);
  return found !== undefined;
}
