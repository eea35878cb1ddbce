import { route } from '@/lib/http/route';
import { listOrderMessages } from '@/lib/orders/list-order-messages';
import { listOrderMessagesEndpoint, writeMessageEndpoint } from '@/lib/orders/message-contract';
import { writeMessage } from '@/lib/orders/write-message';

export const GET = route(listOrderMessagesEndpoint, ({ ctx, params, query }) =>
  listOrderMessages(ctx, { orderId: params.id, ...query }),
);

export const POST = route(writeMessageEndpoint, ({ ctx, params, body, ifMatch }) =>
  writeMessage(ctx, { orderId: params.id, ...body, ifMatch }),
);
