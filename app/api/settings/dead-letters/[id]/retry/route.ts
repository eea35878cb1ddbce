import { retryDeadLetterEndpoint } from '@/lib/health/contract';
import { retryDeadLetter } from '@/lib/health/retry-dead-letter';
import { route } from '@/lib/http/route';

export const POST = route(retryDeadLetterEndpoint, ({ ctx, params }) => retryDeadLetter(ctx, params.id));
