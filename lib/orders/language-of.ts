import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { replyLanguages } from '../canned-replies/languages';
import type { Context } from '../context';
import { piecesOf, plainMessage } from '../conversation/words/plain-message';
import { chosenLanguage } from '../customers/language';
import { notFound } from '../errors';
import { languageSpoken } from '../language/detect-languages';
import type { OrderRow } from './internal/lock-order';

/** Messages that are looked through for a language. */
const recent = 10;

/**
 * The language that a customer is written to in about an order, as in `en`: the one that somebody has chosen for them; else
 * the one that its message is surely in, or one of their latest, where there are texts for it. Throws `not_found`.
 */
export async function languageOf(
  tx: Transaction,
  ctx: Context,
  { id, customerId, rawText }: Pick<OrderRow, 'id' | 'customerId' | 'rawText'>,
): Promise<string> {
  const [customer] = await tx
    .select({ language: customers.language, languageChosen: customers.languageChosen })
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (!customer) throw notFound('customer');
  const own = chosenLanguage(customer) ?? spokenIn(rawText);
  if (own !== null) return own;
  const others = await tx
    .select({ rawText: orders.rawText })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.customerId, customerId), ne(orders.id, id)))
    .orderBy(newestFirst(orders.createdAt), newestFirst(orders.id))
    .limit(recent);
  for (const other of others) {
    const spoken = spokenIn(other.rawText);
    if (spoken !== null) return spoken;
  }
  return customer.language;
}

/** Longer texts tell nothing more of their language. */
const enough = 2000;

function spokenIn(text: string): string | null {
  const spoken = languageSpoken(piecesOf(plainMessage(text.slice(0, enough)).body));
  return replyLanguages.find((each) => each === spoken) ?? null;
}
