import { route } from '@/lib/http/route';
import { listOrderEventsEndpoint } from '@/lib/orders/contract';
import { listOrderEvents } from '@/lib/orders/list-order-events';

export const GET = route(listOrderEventsEndpoint, ({ ctx, params, query }) =>
  listOrderEvents(ctx, { orderId: params.id, ...query }),
);
