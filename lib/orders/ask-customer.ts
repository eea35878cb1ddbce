import type { Transaction } from '@/db/client';
import { customerQuestions } from '@/db/schema/customer-questions';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { requirePermission } from '../http/gate';
import type { OrderId } from '../ids';
import { oweMessage } from '../messaging/owe-message';
import { requireLine } from './correct-line';
import { lockEditableOrder } from './internal/lock-order';
import { refuseErasedCustomer } from './internal/refuse-erased-customer';
import { requireProduct } from './internal/require-reference';
import { touchOrder } from './internal/touch-order';
import type { QuestionChoice } from './question';

interface Question {
  orderId: OrderId;
  lineId: string;
  text: string;
  productIds: readonly string[];
  teachAlias: boolean;
  ifMatch?: number | undefined;
}

/**
 * Asks the customer which goods a line means. Throws `not_found`, `order_not_editable`, `order_changed`,
 * `customer_erased`, and `message_window_closed` when the platform takes nothing to them now.
 */
export async function askCustomer(
  ctx: Context,
  { orderId, lineId, text, productIds, teachAlias, ifMatch }: Question,
): Promise<{ success: true; orderId: OrderId; questionId: string; messageId: string }> {
  return inTenant(ctx, async (tx) => {
    if (teachAlias) requirePermission(ctx, 'aliases:write');
    const order = await lockEditableOrder(tx, ctx, orderId, ifMatch);
    const line = await requireLine(tx, ctx, orderId, lineId);
    await refuseErasedCustomer(tx, ctx, order);
    const choices = await choicesOf(tx, ctx, productIds);
    const body = text.trim();
    const messageId = await oweMessage(tx, ctx, { order, kind: 'QUESTION', body });
    const [stored] = await tx
      .insert(customerQuestions)
      .values({
        ...{ tenantId: ctx.tenantId, orderId, lineId, notificationId: messageId },
        ...{ phrase: line.rawItemText, words: body, choices, teaches: teachAlias },
        askedBy: ctx.actor.name,
      })
      .returning({ id: customerQuestions.id });
    if (!stored) throw new Error('the question was not stored');
    await recordAudit(tx, ctx, {
      action: 'question.asked',
      orderId,
      subjectId: stored.id,
      data: { phrase: line.rawItemText, words: body, lineId, teachAlias },
    });
    await touchOrder(tx, ctx, orderId);
    return { success: true, orderId, questionId: stored.id, messageId };
  });
}

async function choicesOf(
  tx: Transaction,
  ctx: Context,
  productIds: readonly string[],
): Promise<QuestionChoice[]> {
  const choices: QuestionChoice[] = [];
  for (const productId of productIds) {
    const { id, name } = await requireProduct(tx, ctx, productId);
    choices.push({ productId: id, name });
  }
  return choices;
}
