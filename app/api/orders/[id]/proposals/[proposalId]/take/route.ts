import { route } from '@/lib/http/route';
import { takeProposalEndpoint } from '@/lib/orders/follow-up-contract';
import { takeProposal } from '@/lib/orders/take-proposal';

export const POST = route(takeProposalEndpoint, ({ ctx, params, ifMatch }) =>
  takeProposal(ctx, { orderId: params.id, proposalId: params.proposalId, ifMatch }),
);
