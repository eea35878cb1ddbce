import type { Transaction } from '@/db/client';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { requirePermission } from '../http/gate';
import type { OrderId } from '../ids';
import { requireLine } from './correct-line';
import { lockEditableOrder } from './internal/lock-order';
import { refuseErasedCustomer } from './internal/refuse-erased-customer';
import { requireProduct } from './internal/require-reference';
import { sendQuestion } from './internal/send-question';
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
    const asked = { order, line, body: text.trim(), choices, teaches: teachAlias };
    return { success: true, orderId, ...(await sendQuestion(tx, ctx, asked)) };
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
