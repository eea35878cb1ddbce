import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { mintOrderId, type OrderId } from '../../ids';

/**
 * Another order that has this reference in the ERP, if any has: two orders cannot be one sales order. Held until the end of
 * the transaction, so that two cannot take it at once. `among` narrows whose references count.
 */
export async function orderOfReference(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { orderId, erpSalesOrderId }: { orderId: OrderId; erpSalesOrderId: string },
  among?: SQL,
): Promise<OrderId | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.tenantId} ${erpSalesOrderId}`}, 0))`,
  );
  const [taken] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.erpSalesOrderId, erpSalesOrderId), ne(orders.id, orderId), among))
    .limit(1);
  return taken && mintOrderId(taken.id);
}
