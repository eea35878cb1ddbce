import { route } from '@/lib/http/route';
import { correctLine } from '@/lib/orders/correct-line';
import { correctLineEndpoint, removeLineEndpoint } from '@/lib/orders/edit-contract';
import { removeLine } from '@/lib/orders/remove-line';

export const PUT = route(correctLineEndpoint, ({ ctx, params, body, ifMatch }) =>
  correctLine(ctx, { orderId: params.id, lineId: params.lineId, ...body, ifMatch }),
);

export const DELETE = route(removeLineEndpoint, ({ ctx, params, ifMatch }) =>
  removeLine(ctx, { orderId: params.id, lineId: params.lineId, ifMatch }),
);
