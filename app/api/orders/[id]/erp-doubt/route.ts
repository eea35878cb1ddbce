import { answer, route } from '@/lib/http/route';
import { resolveErpDoubtEndpoint } from '@/lib/orders/contract';
import { resolveErpDoubt } from '@/lib/orders/resolve-erp-doubt';

export const POST = route(resolveErpDoubtEndpoint, async ({ ctx, params, body, ifMatch }) => {
  const outcome = await resolveErpDoubt(ctx, { orderId: params.id, resolution: body, ifMatch });
  return answer(outcome.status === 'APPROVED' ? 202 : 200, outcome);
});
