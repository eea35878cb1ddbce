import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { searchTextOf } from './search-text';

const ordersAtOnce = 500;

interface Customer {
  id: string;
  name: string;
  phoneNumber: string | null;
}

/**
 * Makes the customer's orders be found under the name and number that it has now; their versions stay. `among` says
 * which of them it concerns.
 */
export async function refreshSearchText(
  tx: Transaction,
  ctx: Context,
  customer: Customer,
  among?: readonly OrderId[],
): Promise<void> {
  let last: OrderId | undefined;
  do {
    const some = await tx
      .select({ id: orders.id, rawText: orders.rawText, head: orders.head })
      .from(orders)
      .where(
        and(
          mine(orders, ctx),
          eq(orders.customerId, customer.id),
          among && isAmong(orders.id, among),
          last === undefined ? undefined : gt(orders.id, last),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(ordersAtOnce);
    await writeSearchTexts(
      tx,
      ctx,
      some.map((order) => ({ id: order.id, text: searchTextOf({ ...customer, ...order }) })),
    );
    last = some.length < ordersAtOnce ? undefined : some.at(-1)?.id;
  } while (last !== undefined);
}

/** The same of one order whose own number is another. */
export async function refreshSearchTextOf(
  tx: Transaction,
  ctx: Context,
  { id, customerId }: { id: OrderId; customerId: string },
): Promise<void> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (customer) await refreshSearchText(tx, ctx, customer, [id]);
}

async function writeSearchTexts(
  tx: Transaction,
  ctx: Context,
  texts: { id: string; text: string }[],
): Promise<void> {
  if (texts.length === 0) return;
  await tx.execute(sql`
    update orders set search_text = fresh.text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as fresh(id uuid, text text)
    where orders.tenant_id = ${ctx.tenantId} and orders.id = fresh.id`);
}
