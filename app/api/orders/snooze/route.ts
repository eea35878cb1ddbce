import { route } from '@/lib/http/route';
import { snoozeOrdersEndpoint } from '@/lib/orders/plan-contract';
import { snoozeOrders } from '@/lib/orders/plan-orders';

export const POST = route(snoozeOrdersEndpoint, ({ ctx, body }) => snoozeOrders(ctx, body));
