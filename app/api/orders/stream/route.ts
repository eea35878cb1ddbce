import { answerEvents } from '@/lib/http/answer-events';
import { callerKey } from '@/lib/http/rate-limit';
import { rawRoute } from '@/lib/http/raw-route';
import { watchAdmission } from '@/lib/http/watch-admission';
import { streamOrdersEndpoint } from '@/lib/orders/contract';
import { followOrders } from '@/lib/orders/follow-orders';

export const GET = rawRoute(streamOrdersEndpoint, async ({ ctx, request }) =>
  answerEvents({
    signal: request.signal,
    whose: callerKey(ctx),
    follow: (tell, end) => followOrders(ctx, { after: request.headers.get('last-event-id'), tell, end }),
    watch: (end) => watchAdmission(streamOrdersEndpoint, { request, ctx, end }),
  }),
);
