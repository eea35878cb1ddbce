import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customerQuestions } from '@/db/schema/customer-questions';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { orderLines } from '@/db/schema/order-lines';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { likelyFrom } from '../certainty';
import { clock } from '../clock';
import type { Context } from '../context';
import { questionText } from '../conversation/answers/question-text';
import type { OrderId } from '../ids';
import { abandonWork, deferWork, finishWork } from '../ledger/settle-work';
import { findRecipient } from '../messaging/find-recipient';
import { getTenant } from '../tenancy/get-tenant';
import { getOrder } from './get-order';
import { type OrderRow, readForUpdate } from './internal/lock-order';
import { openProposals } from './internal/proposals';
import { questionsTo } from './internal/questions';
import { sendQuestion, sendReadBack } from './internal/send-question';
import { languageOf } from './language-of';
import { type Obstacle, obstaclesOf } from './obstacles';
import { wordReadBack } from './propose-read-back';
import type { QuestionChoice } from './question';
import { mostChoices } from './question-contract';

/** Only what orders something, and is an order of its own. */
const orderKinds = ['ORDER', 'REPETITION'];

/**
 * Asks the customer of an order about its first line that may mean two to ten products, each line once, or reads an order
 * without doubts back to them, once: only while the tenant lets it, the customer has been quiet for the tenant's time, nothing else was asked of them, nobody has to decide on
 * anything they wrote, and the platform takes it.
 */
export async function askByItself(
  ctx: Context,
  { orderId, workId }: { orderId: OrderId; workId: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const { asksByItself, readsBackByItself, quietSeconds } = await getTenant(tx, ctx);
    const order = await readForUpdate(tx, ctx, orderId);
    const mayAsk = asksByItself || readsBackByItself;
    if (mayAsk && order && (await mayBeAsked(tx, ctx, order))) {
      const quietAt = await quietFrom(tx, ctx, order, quietSeconds);
      if (quietAt > clock.now()) return deferWork(tx, ctx, workId, quietAt, 'the customer may still write');
      const isAsked = asksByItself && (await askFirst(tx, ctx, order));
      if (readsBackByItself && !isAsked) await readBackOnce(tx, ctx, order);
    }
    await finishWork(tx, ctx, workId);
  });
}

/** Nothing was asked: the line waits for a clerk, as it would without this. */
export async function giveUpAsking(
  ctx: Context,
  { workId, message }: { workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, (tx) => abandonWork(tx, ctx, workId, message));
}

async function mayBeAsked(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.status !== 'PENDING_REVIEW' || !orderKinds.includes(order.kind ?? '')) return false;
  if (order.customerChoices !== null || order.deletedByCustomerAt !== null || order.wordsRemovedAt !== null)
    return false;
  const [customer] = await tx
    .select({ verification: customers.verification })
    .from(customers)
    .where(mine(customers, ctx, order.customerId));
  // Nobody has said yet that the sender is a customer at all.
  if (customer?.verification !== 'VERIFIED') return false;
  const asked = await questionsTo(tx, ctx, order.customerId);
  if (asked.some(({ question }) => question.answeredAt === null)) return false;
  if ((await openProposals(tx, ctx, [order.id])).length > 0) return false;
  return (await findRecipient(tx, ctx, order)).closed === null;
}

/** When the customer will have been quiet for that long. */
async function quietFrom(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  quietSeconds: number,
): Promise<Date> {
  const [last] = await tx
    .select({ receivedAt: inboundMessages.receivedAt })
    .from(inboundMessages)
    .where(and(mine(inboundMessages, ctx), eq(inboundMessages.customerId, order.customerId)))
    .orderBy(newestFirst(inboundMessages.receivedAt))
    .limit(1);
  return new Date((last?.receivedAt ?? order.createdAt).getTime() + quietSeconds * 1000);
}

/** Whether there was a line to ask about. */
async function askFirst(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  const lines = await linesToAsk(tx, ctx, order);
  const before = await askedBefore(tx, ctx, order);
  for (const line of lines) {
    if (isSure(line) || isPlain(line) || before.includes(line.id)) continue;
    const choices = await choicesOf(tx, ctx, line);
    if (choices.length < 2 || choices.length > mostChoices) continue;
    const language = await languageOf(tx, ctx, order);
    const names = choices.map(({ name }) => name);
    const body = questionText(language, { phrase: line.rawItemText, names });
    await sendQuestion(tx, ctx, { order, line, body, choices, teaches: false });
    return true;
  }
  return false;
}

/** What stands against approving it alone: whether it was read right may be asked all the same. */
const ofCustomer: readonly Obstacle[] = ['customer', 'asked', 'hold', 'unverified'];

/** Only an order that a clerk would find ready, and that was not read back before. */
async function readBackOnce(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  if ((await askedBefore(tx, ctx, order)).includes(null)) return;
  const seen = await getOrder(ctx, { orderId: order.id });
  if (!obstaclesOf(seen).every((each) => ofCustomer.includes(each))) return;
  const { text } = await wordReadBack(tx, ctx, order);
  await sendReadBack(tx, ctx, { order, body: text });
}

const isSure = ({ verified, productId, matchConfidence }: typeof orderLines.$inferSelect): boolean =>
  verified || (productId !== null && matchConfidence >= likelyFrom);

/** In doubt is how many of them are wanted, or whether at all: which goods they are need not be asked. */
const isPlain = ({ productId, decision }: typeof orderLines.$inferSelect): boolean =>
  productId !== null && /^(?:no_quantity|quantity|repeated|ordered)$/.test(decision?.kind ?? '');

async function linesToAsk(tx: Transaction, ctx: Context, { id }: OrderRow) {
  return tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, id)))
    .orderBy(asc(orderLines.position));
}

/** The lines that the customer was asked about; null for the whole order. */
async function askedBefore(tx: Transaction, ctx: Context, { id }: OrderRow): Promise<(string | null)[]> {
  const rows = await tx
    .select({ lineId: customerQuestions.lineId })
    .from(customerQuestions)
    .where(and(mine(customerQuestions, ctx), eq(customerQuestions.orderId, id)));
  return rows.map(({ lineId }) => lineId);
}

async function choicesOf(
  tx: Transaction,
  ctx: Context,
  { candidates }: typeof orderLines.$inferSelect,
): Promise<QuestionChoice[]> {
  const ids = [...new Set(candidates.map(({ productId }) => productId))];
  const found = await tx
    .select({ productId: products.id, name: products.name })
    .from(products)
    .where(and(mine(products, ctx), isAmong(products.id, ids)));
  return ids.flatMap((id) => found.find(({ productId }) => productId === id) ?? []);
}
