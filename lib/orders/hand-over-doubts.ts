import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import { mintOrderId } from '../ids';
import { handOver } from './internal/settle-sync';

/**
 * Another ERP is set up: orders that were posted to the one before, and of which nobody knows whether it has them, are
 * a person's. The new one cannot tell, and must not be sent what the old one may have.
 */
export async function handOverDoubts(tx: Transaction, ctx: Context, formerEndpoint: string): Promise<void> {
  const doubtful = await tx
    .select()
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.status, 'APPROVED'),
        eq(orders.erpOutcomeUnknown, true),
        or(isNull(orders.erpDoubt), ne(orders.erpDoubt, 'PERSON')),
      ),
    )
    .for('update');
  // The host alone: the rest of an address may be a secret, and clerks read this.
  const { host } = new URL(formerEndpoint);
  const message = `posted to the ERP at ${host}, which was replaced before it was known whether it has the order`;
  for (const { id, erpDoubtSince, erpPostedAt } of doubtful) {
    const state = { doubtSince: erpDoubtSince, postedAt: erpPostedAt };
    await handOver(tx, ctx, { orderId: mintOrderId(id), state }, message);
  }
}
