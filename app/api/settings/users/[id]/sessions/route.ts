import { endUserSessionsEndpoint, listUserSessionsEndpoint } from '@/lib/auth/session-contract';
import { route } from '@/lib/http/route';
import { endUserSessions, listUserSessions } from '@/lib/settings/user-sessions';

export const GET = route(listUserSessionsEndpoint, ({ ctx, params }) =>
  listUserSessions(ctx, { userId: params.id }),
);
export const DELETE = route(endUserSessionsEndpoint, async ({ ctx, params }) => ({
  success: true as const,
  ended: await endUserSessions(ctx, { userId: params.id }),
}));
