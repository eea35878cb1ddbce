import { route } from '@/lib/http/route';
import { getOrderEndpoint } from '@/lib/orders/contract';
import { updateOrderEndpoint } from '@/lib/orders/edit-contract';
import { getOrder } from '@/lib/orders/get-order';
import { updateOrder } from '@/lib/orders/update-order';

export const GET = route(getOrderEndpoint, ({ ctx, params }) => getOrder(ctx, { orderId: params.id }));

export const PATCH = route(updateOrderEndpoint, ({ ctx, params, body, ifMatch }) =>
  updateOrder(ctx, { orderId: params.id, changes: body, ifMatch }),
);
