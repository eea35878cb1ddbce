import { route } from '@/lib/http/route';
import { addLine } from '@/lib/orders/add-line';
import { addLineEndpoint } from '@/lib/orders/edit-contract';

export const POST = route(addLineEndpoint, ({ ctx, params, body, ifMatch }) =>
  addLine(ctx, { orderId: params.id, ...body, ifMatch }),
);
