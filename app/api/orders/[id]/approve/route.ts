import { answer, route } from '@/lib/http/route';
import { approveOrder } from '@/lib/orders/approve-order';
import { approveOrderEndpoint } from '@/lib/orders/contract';

export const POST = route(approveOrderEndpoint, async ({ ctx, params, body, ifMatch }) => {
  const outcome = await approveOrder(ctx, { orderId: params.id, ...body, ifMatch });
  return answer(outcome.status === 'APPROVED' ? 202 : 200, outcome);
});
