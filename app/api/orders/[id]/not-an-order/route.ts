import { route } from '@/lib/http/route';
import { setAsideEndpoint } from '@/lib/orders/contract';
import { setAside } from '@/lib/orders/set-aside';

export const POST = route(setAsideEndpoint, ({ ctx, params, ifMatch }) =>
  setAside(ctx, { orderId: params.id, ifMatch }),
);
