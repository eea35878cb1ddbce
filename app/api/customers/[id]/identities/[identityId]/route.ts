import { removeIdentityEndpoint, updateIdentityEndpoint } from '@/lib/customers/identity-contract';
import { removeIdentity } from '@/lib/customers/remove-identity';
import { updateIdentity } from '@/lib/customers/update-identity';
import { answer, route } from '@/lib/http/route';

export const PUT = route(updateIdentityEndpoint, ({ ctx, params, body, ifMatch }) =>
  updateIdentity(ctx, { customerId: params.id, identityId: params.identityId, changes: body, ifMatch }),
);
export const DELETE = route(removeIdentityEndpoint, async ({ ctx, params, ifMatch }) => {
  await removeIdentity(ctx, { customerId: params.id, identityId: params.identityId, ifMatch });
  return answer(204, undefined);
});
