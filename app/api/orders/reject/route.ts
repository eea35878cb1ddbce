import { route } from '@/lib/http/route';
import { rejectOrdersEndpoint } from '@/lib/orders/batch-contract';
import { rejectOrders } from '@/lib/orders/decide-orders';

export const POST = route(rejectOrdersEndpoint, ({ ctx, body }) => rejectOrders(ctx, body));
