import { route } from '@/lib/http/route';
import { readAsOrderEndpoint } from '@/lib/orders/contract';
import { readAsOrder } from '@/lib/orders/read-as-order';

export const POST = route(readAsOrderEndpoint, ({ ctx, params, ifMatch }) =>
  readAsOrder(ctx, { orderId: params.id, ifMatch }),
);
