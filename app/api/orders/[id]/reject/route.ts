import { route } from '@/lib/http/route';
import { rejectOrderEndpoint } from '@/lib/orders/contract';
import { rejectOrder } from '@/lib/orders/reject-order';

export const POST = route(rejectOrderEndpoint, ({ ctx, params, body, ifMatch }) =>
  rejectOrder(ctx, { orderId: params.id, reason: body.reason, ifMatch }),
);
