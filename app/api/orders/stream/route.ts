import { followSessionEnds } from '@/lib/auth/follow-session-ends';
import { answerEvents } from '@/lib/http/answer-events';
import { isStillAdmitted } from '@/lib/http/gate';
import { rawRoute } from '@/lib/http/raw-route';
import { streamOrdersEndpoint } from '@/lib/orders/contract';
import { followOrders } from '@/lib/orders/follow-orders';

export const GET = rawRoute(streamOrdersEndpoint, async ({ ctx, request }) =>
  answerEvents({
    signal: request.signal,
    follow: (tell, end) => followOrders(ctx, { after: request.headers.get('last-event-id'), tell, end }),
    onDoubt: (ask) => followSessionEnds(ctx, ask),
    isStillAllowed: () => isStillAdmitted(streamOrdersEndpoint, request, ctx),
  }),
);
