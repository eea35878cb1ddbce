import { route } from '@/lib/http/route';
import { setHeadEndpoint } from '@/lib/orders/edit-contract';
import { setHead } from '@/lib/orders/set-head';

export const PUT = route(setHeadEndpoint, ({ ctx, params, body, ifMatch }) =>
  setHead(ctx, { orderId: params.id, changes: body, ifMatch }),
);
