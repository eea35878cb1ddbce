import { route } from '@/lib/http/route';
import { splitOrderEndpoint } from '@/lib/orders/contract';
import { splitOrder } from '@/lib/orders/split-order';

export const POST = route(splitOrderEndpoint, ({ ctx, params, body, ifMatch }) =>
  splitOrder(ctx, { orderId: params.id, ...body, ifMatch }),
);
