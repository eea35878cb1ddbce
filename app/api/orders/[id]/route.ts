import { route } from '@/lib/http/route';
import { getOrderEndpoint } from '@/lib/orders/contract';
import { getOrder } from '@/lib/orders/get-order';

export const GET = route(getOrderEndpoint, ({ ctx, params }) => getOrder(ctx, { orderId: params.id }));
