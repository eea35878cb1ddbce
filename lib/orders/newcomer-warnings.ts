import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import { mintOrderId } from '../ids';
import { aboutNewcomer, type OrderWarning } from './warnings';

/** A warning that was taken off an order, and the place that it had there. */
export interface TakenWarning {
  orderId: string;
  at: number;
  warning: OrderWarning;
}

/** Takes off open orders what they say about a sender nobody knew; they are a known customer's by now. */
export async function takeNewcomerWarnings(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly string[],
): Promise<TakenWarning[]> {
  const warned = await tx
    .select({ id: orders.id, warnings: orders.warnings })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        isAmong(orders.id, orderIds),
        inArray(orders.status, ['RECEIVED', 'PENDING_REVIEW', 'FAILED']),
      ),
    )
    .orderBy(orders.id)
    .for('update');
  const taken = warned.flatMap(({ id, warnings }) =>
    warnings.flatMap((warning, at) => (aboutNewcomer(warning.code) ? [{ orderId: id, at, warning }] : [])),
  );
  for (const { id, warnings } of warned.filter((each) => taken.some(({ orderId }) => orderId === each.id))) {
    await storeWarnings(
      tx,
      ctx,
      id,
      warnings.filter(({ code }) => !aboutNewcomer(code)),
    );
  }
  return taken;
}

/** Puts the warnings back in their places, on orders that are the customer's. */
export async function putBackWarnings(
  tx: Transaction,
  ctx: Context,
  { taken, customerId }: { taken: readonly TakenWarning[]; customerId: string },
): Promise<void> {
  for (const { orderId, at, warning } of taken) {
    const [order] = await tx
      .select({ warnings: orders.warnings })
      .from(orders)
      .where(and(mine(orders, ctx, mintOrderId(orderId)), eq(orders.customerId, customerId)))
      .for('update');
    if (order) await storeWarnings(tx, ctx, orderId, order.warnings.toSpliced(at, 0, warning));
  }
}

async function storeWarnings(tx: Transaction, ctx: Context, orderId: string, warnings: OrderWarning[]) {
  await tx
    .update(orders)
    .set({ warnings, version: sql`${orders.version} + 1` })
    .where(mine(orders, ctx, mintOrderId(orderId)));
}
