import { route } from '@/lib/http/route';
import { settleLeftOutEndpoint } from '@/lib/orders/follow-up-contract';
import { settleLeftOut } from '@/lib/orders/settle-left-out';

export const POST = route(settleLeftOutEndpoint, ({ ctx, params, body, ifMatch }) =>
  settleLeftOut(ctx, { orderId: params.id, ...body, ifMatch }),
);
