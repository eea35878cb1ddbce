import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';

/** The ledger's id of the sync that is next of those put off, if any is; `toBePosted` leaves out orders in doubt. */
export async function nextWaitingSync(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { toBePosted }: { toBePosted: boolean },
): Promise<string | undefined> {
  const [next] = await tx
    .select({ id: ledger.id })
    .from(ledger)
    .innerJoin(orders, and(mine(orders, ctx), sql`${orders.id} = (${ledger.payload} ->> 'orderId')::uuid`))
    .where(
      and(
        openSync(ctx),
        isNull(ledger.sentAt),
        eq(orders.status, 'APPROVED'),
        toBePosted ? eq(orders.erpOutcomeUnknown, false) : undefined,
      ),
    )
    .orderBy(asc(ledger.dueAt), asc(ledger.id))
    .limit(1);
  return next?.id;
}

/** The order's syncs that are owed, put off or under way. */
export async function openSyncsOf(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  orderId: OrderId,
): Promise<(typeof ledger.$inferSelect)[]> {
  return tx
    .select()
    .from(ledger)
    .where(and(openSync(ctx), sql`${ledger.payload} ->> 'orderId' = ${orderId}`))
    .orderBy(asc(ledger.dueAt));
}

function openSync(ctx: Pick<Context, 'tenantId'>): SQL | undefined {
  return and(
    mine(ledger, ctx),
    eq(ledger.name, 'order/approved'),
    isNull(ledger.doneAt),
    isNull(ledger.failedAt),
  );
}
