import { and } from 'drizzle-orm';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { questionText } from '../conversation/answers/question-text';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { requireLine } from './correct-line';
import { languageOf } from './language-of';
import type { QuestionChoice } from './question';
import { mostChoices } from './question-contract';

/** The question that a line's candidates come to, for a clerk to look at before it is sent. Throws `not_found`. */
export async function proposeQuestion(
  ctx: Context,
  { orderId, lineId }: { orderId: OrderId; lineId: string },
): Promise<{ text: string; language: string; choices: QuestionChoice[] }> {
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    const language = await languageOf(tx, ctx, order);
    const line = await requireLine(tx, ctx, orderId, lineId);
    const ids = [...new Set(line.candidates.map(({ productId }) => productId))].slice(0, mostChoices);
    const found = await tx
      .select({ productId: products.id, name: products.name })
      .from(products)
      .where(and(mine(products, ctx), isAmong(products.id, ids)));
    const choices = ids.flatMap((id) => found.find(({ productId }) => productId === id) ?? []);
    const names = choices.map(({ name }) => name);
    const text = questionText(language, { phrase: line.rawItemText, names });
    return { text, language, choices };
  });
}
