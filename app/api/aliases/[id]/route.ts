import { deleteAliasEndpoint } from '@/lib/catalogue/alias-contract';
import { deleteAlias } from '@/lib/catalogue/delete-alias';
import { answer, route } from '@/lib/http/route';

export const DELETE = route(deleteAliasEndpoint, async ({ ctx, params }) => {
  await deleteAlias(ctx, params.id);
  return answer(204, undefined);
});
