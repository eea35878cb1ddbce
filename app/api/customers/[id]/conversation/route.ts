import { listConversationEndpoint } from '@/lib/customers/conversation-contract';
import { listConversation } from '@/lib/customers/list-conversation';
import { route } from '@/lib/http/route';

export const GET = route(listConversationEndpoint, ({ ctx, params, query }) =>
  listConversation(ctx, { customerId: params.id, ...query }),
);
