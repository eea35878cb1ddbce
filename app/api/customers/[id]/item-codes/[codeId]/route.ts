import { removeItemCodeEndpoint } from '@/lib/customers/code-contract';
import { removeItemCode } from '@/lib/customers/remove-item-code';
import { answer, route } from '@/lib/http/route';

export const DELETE = route(removeItemCodeEndpoint, async ({ ctx, params }) => {
  await removeItemCode(ctx, { customerId: params.id, codeId: params.codeId });
  return answer(204, undefined);
});
