import { answer, route } from '@/lib/http/route';
import { removeUserFactorEndpoint } from '@/lib/settings/contract';
import { removeUserFactor } from '@/lib/settings/remove-user-factor';

export const DELETE = route(removeUserFactorEndpoint, async ({ ctx, params }) => {
  await removeUserFactor(ctx, { userId: params.id });
  return answer(204, undefined);
});
