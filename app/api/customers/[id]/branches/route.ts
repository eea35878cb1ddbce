import { addBranch } from '@/lib/customers/add-branch';
import { addBranchEndpoint, listBranchesEndpoint } from '@/lib/customers/branch-contract';
import { listBranches } from '@/lib/customers/list-branches';
import { answer, route } from '@/lib/http/route';

export const GET = route(listBranchesEndpoint, ({ ctx, params, query }) =>
  listBranches(ctx, { customerId: params.id, ...query }),
);
export const POST = route(addBranchEndpoint, async ({ ctx, params, body, ifMatch }) =>
  answer(201, await addBranch(ctx, { customerId: params.id, ...body, ifMatch })),
);
