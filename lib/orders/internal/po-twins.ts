import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { getTenant } from '../../tenancy/get-tenant';
import type { OrderWarning } from '../warnings';
import { wordsOfDay } from './local-days';
import type { OrderRow } from './lock-order';

/** Customers begin their numbers anew now and then; what is older is no duplicate. */
const remembered = { months: 12 };

/**
 * That the customer has given the same number on another order, which may be this one twice. Each of the two says so,
 * and parts of one order that was split do not.
 */
export async function warningsOfTwins(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
): Promise<OrderWarning[]> {
  const { poKey, status, customerId, id, parentOrderId } = order;
  if (poKey === null || status === 'CANCELLED') return [];
  const since = new Date(clock.now());
  since.setUTCMonth(since.getUTCMonth() - remembered.months);
  const [twin] = await tx
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        eq(orders.poKey, poKey),
        ne(orders.id, id),
        ne(orders.status, 'CANCELLED'),
        gt(orders.createdAt, since),
        or(isNull(orders.parentOrderId), ne(orders.parentOrderId, parentOrderId ?? id)),
        parentOrderId === null ? undefined : ne(orders.id, parentOrderId),
      ),
    )
    .orderBy(newestFirst(orders.createdAt), newestFirst(orders.id))
    .limit(1);
  if (!twin) return [];
  const { timeZone } = await getTenant(tx, ctx);
  const number = order.head?.poNumber?.value ?? poKey;
  const day = wordsOfDay(twin.createdAt, timeZone);
  return [
    {
      code: 'po_number_repeated',
      message: `PO ${number} is also on this customer’s order of ${day}: perhaps the same order twice.`,
      orderId: twin.id,
    },
  ];
}
