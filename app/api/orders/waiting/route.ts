import { route } from '@/lib/http/route';
import { countWaitingEndpoint } from '@/lib/orders/contract';
import { countWaiting } from '@/lib/orders/count-waiting';

export const GET = route(countWaitingEndpoint, ({ ctx }) => countWaiting(ctx));
