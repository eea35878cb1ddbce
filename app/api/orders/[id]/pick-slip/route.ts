import { route } from '@/lib/http/route';
import { buildPickSlip } from '@/lib/orders/build-pick-slip';
import { getPickSlipEndpoint } from '@/lib/orders/contract';

export const GET = route(getPickSlipEndpoint, ({ ctx, params }) =>
  buildPickSlip(ctx, { orderId: params.id }),
);
