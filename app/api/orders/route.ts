import { answer, route } from '@/lib/http/route';
import { submitOrderEndpoint } from '@/lib/intake/contract';
import { submitOrder } from '@/lib/intake/submit-order';
import { listOrdersEndpoint } from '@/lib/orders/list-contract';
import { listOrders } from '@/lib/orders/list-orders';

export const GET = route(listOrdersEndpoint, ({ ctx, query: { fields: _, ...query } }) =>
  listOrders(ctx, query),
);

export const POST = route(submitOrderEndpoint, async ({ ctx, body }) => {
  const { messageId, order, isRepeat, mayRead } = await submitOrder(ctx, body);
  const externalId = body.externalId ?? null;
  if (!order) return answer(202, { success: true, status: 'QUEUED', externalId, messageId });
  const told = {
    ...{ success: true as const, orderId: order.id, status: order.status, externalId },
    ...(mayRead ? { order } : {}),
    ...(isRepeat ? { idempotent: true as const } : {}),
  };
  return answer(isRepeat ? 200 : 201, told, { location: `/api/orders/${order.id}` });
});
