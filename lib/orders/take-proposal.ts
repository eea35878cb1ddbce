import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { applyProposal } from './internal/apply-proposal';
import { lockEditableOrder } from './internal/lock-order';
import { oweAsking } from './internal/owe-asking';

interface Taking {
  orderId: OrderId;
  proposalId: string;
  ifMatch?: number | undefined;
}

/**
 * Does what a later message of the customer's asks for: sets a quantity, adds goods or removes a line. Throws
 * `not_found`, `proposal_decided`, `order_not_editable`, `order_changed`.
 */
export async function takeProposal(
  ctx: Context,
  { orderId, proposalId, ifMatch }: Taking,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, orderId, ifMatch);
    await applyProposal(tx, ctx, { order, proposalId });
    // What was answered may leave another line in doubt.
    await oweAsking(tx, ctx, [orderId]);
    return { success: true, order: await getOrder(ctx, { orderId }) };
  });
}
