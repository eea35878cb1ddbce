import { route } from '@/lib/http/route';
import { refuseProposalEndpoint } from '@/lib/orders/follow-up-contract';
import { refuseProposal } from '@/lib/orders/refuse-proposal';

export const POST = route(refuseProposalEndpoint, ({ ctx, params, ifMatch }) =>
  refuseProposal(ctx, { orderId: params.id, proposalId: params.proposalId, ifMatch }),
);
