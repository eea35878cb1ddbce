import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { lineProposals } from '@/db/schema/line-proposals';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { changeStatus } from './change-status';
import type { OrderRow } from './lock-order';
import type { ProposalRow } from './proposals';
import { touchOrder } from './touch-order';

/** Said on an order whose message asks for a change of another one. */
export const changeOfOrder = 'change_of_order';

/**
 * Once everything is decided that a message asked of an order: the order that the message became is closed as merged when
 * some of it was taken, and is one like any other when all was refused.
 */
export async function settleChange(
  tx: Transaction,
  ctx: Context,
  { inboundMessageId, orderId }: ProposalRow,
): Promise<void> {
  if (inboundMessageId === null) return;
  const [source] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, ctx.tenantId),
        eq(orders.inboundMessageId, inboundMessageId),
        ne(orders.id, orderId),
        inArray(orders.status, ['PENDING_REVIEW', 'FAILED']),
      ),
    )
    .for('update');
  if (!source) return;
  const decisions = await tx
    .select({ decision: lineProposals.decision })
    .from(lineProposals)
    .where(
      and(eq(lineProposals.tenantId, ctx.tenantId), eq(lineProposals.inboundMessageId, inboundMessageId)),
    );
  if (decisions.some(({ decision }) => decision === null)) return;
  const warnings = source.warnings.filter(({ code }) => code !== changeOfOrder);
  if (decisions.some(({ decision }) => decision === 'TAKEN')) {
    const merged = { closedAs: 'MERGED', mergedInto: orderId, warnings } as const;
    await changeStatus(tx, ctx, source.id, 'merge', merged, { into: orderId });
  } else await touchOrder(tx, ctx, source.id, { warnings });
}

/**
 * What an order's message asks of another must be decided there first, or its goods might be delivered twice. Throws
 * `open_proposals`.
 */
export async function requireSettledChange(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  if (order.inboundMessageId === null) return;
  const [open] = await tx
    .select({ id: lineProposals.id })
    .from(lineProposals)
    .innerJoin(orders, and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, lineProposals.orderId)))
    .where(
      and(
        eq(lineProposals.tenantId, ctx.tenantId),
        eq(lineProposals.inboundMessageId, order.inboundMessageId),
        isNull(lineProposals.decision),
        ne(lineProposals.orderId, order.id),
        inArray(orders.status, ['PENDING_REVIEW', 'FAILED']),
      ),
    )
    .limit(1);
  if (open) {
    throw new AppError(
      'open_proposals',
      'This message asks for a change of another order: take or refuse it there first.',
    );
  }
}
