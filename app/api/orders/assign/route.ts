import { route } from '@/lib/http/route';
import { assignOrdersEndpoint } from '@/lib/orders/plan-contract';
import { assignOrders } from '@/lib/orders/plan-orders';

export const POST = route(assignOrdersEndpoint, ({ ctx, body }) => assignOrders(ctx, body));
