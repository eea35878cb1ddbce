import { beginSecondFactor } from '@/lib/auth/begin-second-factor';
import { beginSecondFactorEndpoint, getSecondFactorEndpoint } from '@/lib/auth/factor-contract';
import { getSecondFactor } from '@/lib/auth/get-second-factor';
import { route } from '@/lib/http/route';

export const GET = route(getSecondFactorEndpoint, ({ ctx }) => getSecondFactor(ctx));
export const POST = route(beginSecondFactorEndpoint, ({ ctx, body }) => beginSecondFactor(ctx, body));
