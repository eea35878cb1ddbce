import { addIdentity } from '@/lib/customers/add-identity';
import { addIdentityEndpoint, listIdentitiesEndpoint } from '@/lib/customers/identity-contract';
import { listIdentities } from '@/lib/customers/list-identities';
import { answer, route } from '@/lib/http/route';

export const GET = route(listIdentitiesEndpoint, ({ ctx, params, query }) =>
  listIdentities(ctx, { customerId: params.id, ...query }),
);
export const POST = route(addIdentityEndpoint, async ({ ctx, params, body, ifMatch }) =>
  answer(201, await addIdentity(ctx, { customerId: params.id, ...body, ifMatch })),
);
