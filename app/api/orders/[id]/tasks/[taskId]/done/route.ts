import { route } from '@/lib/http/route';
import { settleTaskEndpoint } from '@/lib/orders/follow-up-contract';
import { settleTask } from '@/lib/orders/settle-task';

export const POST = route(settleTaskEndpoint, ({ ctx, params, ifMatch }) =>
  settleTask(ctx, { orderId: params.id, taskId: params.taskId, ifMatch }),
);
