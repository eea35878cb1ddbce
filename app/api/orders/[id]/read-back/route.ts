import { route } from '@/lib/http/route';
import { proposeReadBack } from '@/lib/orders/propose-read-back';
import { proposeReadBackEndpoint, readBackEndpoint } from '@/lib/orders/question-contract';
import { readBack } from '@/lib/orders/read-back';

export const GET = route(proposeReadBackEndpoint, ({ ctx, params }) =>
  proposeReadBack(ctx, { orderId: params.id }),
);

export const POST = route(readBackEndpoint, ({ ctx, params, body, ifMatch }) =>
  readBack(ctx, { orderId: params.id, ...body, ifMatch }),
);
