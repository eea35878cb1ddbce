import { route } from '@/lib/http/route';
import { listEventsEndpoint } from '@/lib/webhooks/event-contract';
import { listEvents } from '@/lib/webhooks/list-events';

export const GET = route(listEventsEndpoint, ({ ctx, query: { event, ...query } }) =>
  listEvents(ctx, { ...query, names: event && [event] }),
);
