import { listDeadLettersEndpoint } from '@/lib/health/contract';
import { listDeadLetters } from '@/lib/health/list-dead-letters';
import { route } from '@/lib/http/route';

export const GET = route(listDeadLettersEndpoint, ({ ctx, query }) => listDeadLetters(ctx, query));
