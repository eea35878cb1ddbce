import { route } from '@/lib/http/route';
import { claimOrderEndpoint, releaseOrderEndpoint } from '@/lib/orders/claim-contract';
import { claimOrder } from '@/lib/orders/claim-order';
import { releaseOrder } from '@/lib/orders/release-order';

export const POST = route(claimOrderEndpoint, ({ ctx, params, body }) =>
  claimOrder(ctx, { orderId: params.id, takeOver: body.takeOver }),
);

export const DELETE = route(releaseOrderEndpoint, ({ ctx, params }) =>
  releaseOrder(ctx, { orderId: params.id }),
);
