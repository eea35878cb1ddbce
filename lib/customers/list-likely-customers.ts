import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { LikelyCustomer } from './contract';
import { getCustomer } from './get-customer';
import { type CustomerRow, viewCustomer } from './internal/customer-view';
import { identitiesOf } from './internal/move-parts';
import { type Likened, likenessOf } from './likeness';
import { tellingWords, wordsOf } from './name-words';

const mostShown = 5;
/** Below this, what two customers share is more likely chance. */
const leastScore = 0.35;
/** Somebody whom nobody knows either is the less useful answer. */
const leastOfStranger = 0.6;

/**
 * Customers whom a newcomer may be in truth, at most five, each with reasons: the known ones first, then other
 * newcomers, each the likeliest first. However many strangers share a name, the customer whom the desk knows is offered.
 * Throws `not_found`.
 */
export async function listLikelyCustomers(
  ctx: Context,
  customerId: string,
): Promise<{ likely: LikelyCustomer[] }> {
  return inTenant(ctx, async (tx) => {
    const { name, erpCustomerId } = await getCustomer(ctx, customerId);
    const text = await textsOf(tx, ctx, customerId);
    const own = await phonesOf(tx, ctx, [customerId]);
    const newcomer = { name, erpCustomerId, phoneNumbers: own.get(customerId) ?? [], text };
    const rows = await candidatesFor(tx, ctx, customerId, newcomer);
    const phones = await phonesOf(
      tx,
      ctx,
      rows.map(({ id }) => id),
    );
    const likely = rows
      .map((row) => ({
        customer: viewCustomer(row),
        ...likenessOf(newcomer, { ...row, phoneNumbers: phones.get(row.id) ?? [] }),
      }))
      .filter(({ customer, score }) => score >= (isKnown(customer) ? leastScore : leastOfStranger))
      .sort(
        (a, b) =>
          Number(isKnown(b.customer)) - Number(isKnown(a.customer)) ||
          b.score - a.score ||
          a.customer.name.localeCompare(b.customer.name),
      )
      .slice(0, mostShown);
    return { likely };
  });
}

const isKnown = ({ verification }: { verification: string }) => verification === 'VERIFIED';

/** What the customer wrote lately. */
async function textsOf(tx: Transaction, ctx: Context, customerId: string): Promise<string> {
  const written = await tx
    .select({ text: orders.rawText })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.customerId, customerId)))
    .orderBy(newestFirst(orders.createdAt))
    .limit(5);
  return written.map(({ text }) => text.slice(0, 4000)).join('\n');
}

async function phonesOf(tx: Transaction, ctx: Context, customerIds: readonly string[]) {
  const phones = new Map<string, string[]>();
  if (customerIds.length === 0) return phones;
  for (const { kind, customerId, value } of await identitiesOf(tx, ctx, customerIds)) {
    if (kind === 'PHONE') phones.set(customerId, [...(phones.get(customerId) ?? []), value]);
  }
  return phones;
}

const mostPieces = 80;
const mostPerPiece = 40;

/** Customers that share a piece of the name, of a number or of the text, through the index of what is searched. */
async function candidatesFor(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  newcomer: Likened & { text: string },
): Promise<CustomerRow[]> {
  const pieces = piecesOf(newcomer).slice(0, mostPieces);
  const found = await tx.execute<{ id: string }>(sql`
    select distinct hit.id from jsonb_array_elements_text(${JSON.stringify(pieces)}::jsonb) as piece(word)
    cross join lateral (
      select c.id from customers_with(piece.word) as found join customers c on c.id = found.id
      where c.tenant_id = ${ctx.tenantId} order by c.verification = 'VERIFIED' desc limit ${mostPerPiece}
    ) as hit`);
  const ids = found.map(({ id }) => id).filter((id) => id !== customerId);
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(customers)
    .where(
      and(
        mine(customers, ctx),
        isNull(customers.mergedInto),
        isNull(customers.erasedAt),
        isAmong(customers.id, ids),
      ),
    );
}

/**
 * A slip leaves one half of a number or name as it is, so that each half is looked for; two digits swapped across the
 * middle leave the last four.
 */
function piecesOf({ name, phoneNumbers, text }: Likened & { text: string }): string[] {
  const words = wordsOf(name).filter((word) => /\p{L}/u.test(word));
  const letters = words.join('');
  const half = Math.max(3, Math.ceil(letters.length / 2));
  const digits = phoneNumbers.map((phone) => phone.replace(/\D/g, ''));
  const written = tellingWords(wordsOf(text)).filter((word) => word.length >= 4);
  const all = [
    ...digits.flatMap((number) => [
      number.slice(-7),
      number.slice(-5),
      number.slice(-4),
      number.slice(-10, -5),
    ]),
    letters.slice(0, half),
    letters.slice(-half),
    ...tellingWords(words),
    ...written,
  ];
  return [...new Set(all)].filter((piece) => piece.length >= 3);
}
