import { endOneOfOwn } from '@/lib/auth/own-sessions';
import { endSessionEndpoint } from '@/lib/auth/session-contract';
import { answer, route } from '@/lib/http/route';

export const DELETE = route(endSessionEndpoint, async ({ ctx, params }) => {
  await endOneOfOwn(ctx, { sessionId: params.id });
  return answer(204, undefined);
});
