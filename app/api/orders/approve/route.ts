import { route } from '@/lib/http/route';
import { approveOrdersEndpoint } from '@/lib/orders/batch-contract';
import { approveOrders } from '@/lib/orders/decide-orders';

export const POST = route(approveOrdersEndpoint, ({ ctx, body }) => approveOrders(ctx, body));
