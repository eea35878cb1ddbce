import { endAllOfOwn, listOwnSessions } from '@/lib/auth/own-sessions';
import { endSessionsEndpoint, listSessionsEndpoint } from '@/lib/auth/session-contract';
import { route } from '@/lib/http/route';

export const GET = route(listSessionsEndpoint, ({ ctx }) => listOwnSessions(ctx));
export const DELETE = route(endSessionsEndpoint, async ({ ctx, query }) => ({
  success: true as const,
  ended: await endAllOfOwn(ctx, { keepCurrent: query.keepCurrent === 'true' }),
}));
