import { route } from '@/lib/http/route';
import { listOrdersEndpoint } from '@/lib/orders/contract';
import { listOrders } from '@/lib/orders/list-orders';

export const GET = route(listOrdersEndpoint, ({ ctx, query }) => listOrders(ctx, query));
