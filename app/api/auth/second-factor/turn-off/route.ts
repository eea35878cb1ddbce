import { turnOffSecondFactorEndpoint } from '@/lib/auth/factor-contract';
import { turnOffSecondFactor } from '@/lib/auth/turn-off-second-factor';
import { route } from '@/lib/http/route';

export const POST = route(turnOffSecondFactorEndpoint, async ({ ctx, body }) => {
  await turnOffSecondFactor(ctx, body);
  return { success: true as const };
});
