import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { lineProposals } from '@/db/schema/line-proposals';
import { orderTasks } from '@/db/schema/order-tasks';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { reachOf } from '../reach';
import type { OrderWarning } from '../warnings';
import { type OrderRow, readForUpdate } from './lock-order';
import { openProposals } from './proposals';
import { changeOfOrder } from './settle-change';
import { touchOrder } from './touch-order';

type Closed = Pick<OrderRow, 'id' | 'inboundMessageId'>;

/**
 * A message that is rejected, or is no order, asks for nothing: what it had asked of other orders, and nobody has decided on,
 * goes with it. See `restoreProposals`.
 */
export async function withdrawProposals(tx: Transaction, ctx: Context, closed: Closed): Promise<void> {
  await settleTasks(tx, ctx, closed, ['WHICH_ORDER', 'CANCELLATION_ASKED']);
  await leaveChangesAlone(tx, ctx, closed);
  if (closed.inboundMessageId === null) return;
  const gone = await tx
    .update(lineProposals)
    .set({ decision: 'WITHDRAWN', decidedAt: clock.now() })
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, closed.inboundMessageId),
        isNull(lineProposals.decision),
      ),
    )
    .returning({ orderId: lineProposals.orderId });
  for (const orderId of new Set(gone.map(({ orderId }) => orderId))) await touchOrder(tx, ctx, orderId);
}

/** The message is an order after all: what it asked for is asked for again, where the order still takes changes. */
export async function restoreProposals(tx: Transaction, ctx: Context, opened: Closed): Promise<void> {
  if (opened.inboundMessageId === null) return;
  const rows = await tx
    .select()
    .from(lineProposals)
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, opened.inboundMessageId),
        eq(lineProposals.decision, 'WITHDRAWN'),
      ),
    );
  for (const row of rows) {
    const order = await readForUpdate(tx, ctx, row.orderId);
    if (!order || reachOf(order) !== 'OPEN') continue;
    // A later message has said something of the same line since.
    const open = await openProposals(tx, ctx, [order.id]);
    const isSaidAnew = open.some(({ row: other }) =>
      row.lineId === null
        ? other.lineId === null && other.change.phrase === row.change.phrase
        : other.lineId === row.lineId,
    );
    if (isSaidAnew) continue;
    const thisRow = mine(lineProposals, ctx, row.id);
    await tx.update(lineProposals).set({ decision: null, decidedAt: null }).where(thisRow);
    await touchOrder(tx, ctx, order.id);
  }
}

/**
 * A message says something else now: what it had asked of other orders, and nobody has decided on, is asked no more. What it
 * asks by its new words is for the caller.
 */
export async function forgetAsked(tx: Transaction, ctx: Context, said: Closed): Promise<void> {
  const { id, inboundMessageId } = said;
  if (inboundMessageId === null) return;
  const decidedAt = clock.now();
  const gone = await tx
    .update(lineProposals)
    .set({ decision: 'SUPERSEDED', decidedAt })
    .where(
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, inboundMessageId),
        isNull(lineProposals.decision),
        ne(lineProposals.orderId, id),
      ),
    )
    .returning({ orderId: lineProposals.orderId });
  const done = await tx
    .update(orderTasks)
    .set({ doneAt: decidedAt })
    .where(
      and(
        mine(orderTasks, ctx),
        eq(orderTasks.inboundMessageId, inboundMessageId),
        inArray(orderTasks.kind, ['WHICH_ORDER', 'CANCELLATION_ASKED', 'CHANGE_ASKED']),
        isNull(orderTasks.doneAt),
      ),
    )
    .returning({ orderId: orderTasks.orderId });
  for (const orderId of new Set([...gone, ...done].map((row) => row.orderId))) {
    const order = orderId === id ? undefined : await readForUpdate(tx, ctx, orderId);
    if (!order) continue;
    const warnings = order.warnings.filter((warning) => warning.orderId !== id);
    await touchOrder(tx, ctx, orderId, { warnings });
  }
}

/** The messages that asked for changes of an order that is closed now: they say so, and are for a clerk. */
async function leaveChangesAlone(tx: Transaction, ctx: Context, { id }: Closed): Promise<void> {
  const asked = await tx
    .update(lineProposals)
    .set({ decision: 'WITHDRAWN', decidedAt: clock.now() })
    .where(and(mine(lineProposals, ctx), eq(lineProposals.orderId, id), isNull(lineProposals.decision)))
    .returning({ messageId: lineProposals.inboundMessageId });
  const messages = asked.flatMap(({ messageId }) => messageId ?? []);
  if (messages.length === 0) return;
  const sources = await tx
    .select()
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        inArray(orders.inboundMessageId, messages),
        inArray(orders.status, ['PENDING_REVIEW', 'FAILED']),
      ),
    );
  for (const source of sources) {
    const others = source.warnings.filter(({ code }) => code !== changeOfOrder);
    await touchOrder(tx, ctx, source.id, { warnings: [...others, changeOfClosed(id)] });
  }
}

const changeOfClosed = (orderId: string): OrderWarning => ({
  code: 'change_of_closed',
  message: 'This message asked for a change of an order that was closed since: see what is wanted now.',
  orderId,
});

async function settleTasks(
  tx: Transaction,
  ctx: Context,
  { id }: Closed,
  kinds: ('WHICH_ORDER' | 'CANCELLATION_ASKED')[],
): Promise<void> {
  const doneBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  await tx
    .update(orderTasks)
    .set({ doneAt: clock.now(), doneBy })
    .where(
      and(
        mine(orderTasks, ctx),
        eq(orderTasks.orderId, id),
        inArray(orderTasks.kind, kinds),
        isNull(orderTasks.doneAt),
      ),
    );
}
