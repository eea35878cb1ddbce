import { route } from '@/lib/http/route';
import { handOutOrderEndpoint } from '@/lib/orders/claim-contract';
import { handOutOrder } from '@/lib/orders/hand-out-order';

export const POST = route(handOutOrderEndpoint, ({ ctx, body }) => handOutOrder(ctx, body));
