import { route } from '@/lib/http/route';
import { chooseOrder } from '@/lib/orders/choose-order';
import { chooseOrderEndpoint } from '@/lib/orders/follow-up-contract';

export const POST = route(chooseOrderEndpoint, ({ ctx, params, body, ifMatch }) =>
  chooseOrder(ctx, { orderId: params.id, taskId: params.taskId, chosenId: body.orderId, ifMatch }),
);
