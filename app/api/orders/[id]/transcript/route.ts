import { route } from '@/lib/http/route';
import { typeTranscriptEndpoint } from '@/lib/orders/edit-contract';
import { typeTranscript } from '@/lib/orders/type-transcript';

export const PUT = route(typeTranscriptEndpoint, ({ ctx, params, body, ifMatch }) =>
  typeTranscript(ctx, { orderId: params.id, text: body.text, ifMatch }),
);
