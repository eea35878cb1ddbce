import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { lockOrder } from './internal/lock-order';
import { decideProposal } from './internal/proposals';
import { settleChange } from './internal/settle-change';
import { touchOrder } from './internal/touch-order';

/** Leaves the order as it is, whatever a later message asked for. Throws `not_found`, `proposal_decided`, `order_changed`. */
export async function refuseProposal(
  ctx: Context,
  input: { orderId: OrderId; proposalId: string; ifMatch?: number | undefined },
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, input.orderId, input.ifMatch);
    const proposal = await decideProposal(tx, ctx, { ...input, decision: 'REFUSED' });
    await recordAudit(tx, ctx, {
      action: 'proposal.refused',
      orderId: order.id,
      ...(proposal.lineId === null ? {} : { subjectId: proposal.lineId }),
      data: { ...proposal.change },
    });
    await touchOrder(tx, ctx, order.id);
    await settleChange(tx, ctx, proposal);
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}
