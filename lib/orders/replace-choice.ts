import { and, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { clock } from '../clock';
import type { Context } from '../context';
import { mintOrderId } from '../ids';

/** An order's choices before and after one customer of them became another. */
export interface ReplacedChoice {
  orderId: string;
  before: string[];
  /** Null when there is only one left, whose order it then is. */
  after: string[] | null;
}

/** In orders that wait to be given to one of several customers, one of them becomes another. */
export async function replaceChoice(
  tx: Transaction,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<ReplacedChoice[]> {
  const waiting = await tx
    .select({ id: orders.id, choices: orders.customerChoices })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        inArray(orders.status, ['RECEIVED', 'PENDING_REVIEW', 'FAILED']),
        sql`${from} = any(${orders.customerChoices})`,
      ),
    )
    .orderBy(orders.id)
    .for('update');
  const replaced = waiting.map(({ id, choices }) => {
    const before = choices ?? [];
    const left = [...new Set(before.map((choice) => (choice === from ? to : choice)))];
    return { orderId: id, before, after: left.length > 1 ? left : null };
  });
  for (const { orderId, after } of replaced) await storeChoices(tx, ctx, orderId, after);
  return replaced;
}

/** Gives the orders their former choices again, unless somebody has chosen meanwhile. */
export async function restoreChoices(
  tx: Transaction,
  ctx: Context,
  replaced: readonly ReplacedChoice[],
): Promise<void> {
  for (const { orderId, before, after } of replaced) {
    const [held] = await tx
      .select({ choices: orders.customerChoices })
      .from(orders)
      .where(
        and(
          mine(orders, ctx, mintOrderId(orderId)),
          inArray(orders.status, ['RECEIVED', 'PENDING_REVIEW', 'FAILED']),
        ),
      )
      .for('update');
    if (held && String(held.choices) === String(after)) await storeChoices(tx, ctx, orderId, before);
  }
}

async function storeChoices(tx: Transaction, ctx: Context, orderId: string, choices: string[] | null) {
  await tx
    .update(orders)
    .set({ customerChoices: choices, version: sql`${orders.version} + 1`, updatedAt: clock.now() })
    .where(mine(orders, ctx, mintOrderId(orderId)));
}
