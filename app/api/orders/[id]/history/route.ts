import { route } from '@/lib/http/route';
import { listOrderHistoryEndpoint } from '@/lib/orders/history-contract';
import { listOrderHistory } from '@/lib/orders/list-order-history';

export const GET = route(listOrderHistoryEndpoint, ({ ctx, params, query }) =>
  listOrderHistory(ctx, { orderId: params.id, ...query }),
);
