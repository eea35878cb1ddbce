import { route } from '@/lib/http/route';
import { restoreLineEndpoint } from '@/lib/orders/edit-contract';
import { restoreLine } from '@/lib/orders/restore-line';

export const POST = route(restoreLineEndpoint, ({ ctx, params, ifMatch }) =>
  restoreLine(ctx, { orderId: params.id, lineId: params.lineId, ifMatch }),
);
