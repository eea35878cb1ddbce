import { confirmSecondFactor } from '@/lib/auth/confirm-second-factor';
import { confirmSecondFactorEndpoint } from '@/lib/auth/factor-contract';
import { route } from '@/lib/http/route';

export const POST = route(confirmSecondFactorEndpoint, ({ ctx, body }) => confirmSecondFactor(ctx, body));
