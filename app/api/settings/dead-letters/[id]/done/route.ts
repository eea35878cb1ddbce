import { finishDeadLetterEndpoint } from '@/lib/health/contract';
import { finishDeadLetter } from '@/lib/health/finish-dead-letter';
import { route } from '@/lib/http/route';

export const POST = route(finishDeadLetterEndpoint, ({ ctx, params, body }) =>
  finishDeadLetter(ctx, { id: params.id, ...body }),
);
