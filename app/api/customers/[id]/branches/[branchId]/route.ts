import { removeBranchEndpoint, updateBranchEndpoint } from '@/lib/customers/branch-contract';
import { removeBranch } from '@/lib/customers/remove-branch';
import { updateBranch } from '@/lib/customers/update-branch';
import { answer, route } from '@/lib/http/route';

export const PUT = route(updateBranchEndpoint, ({ ctx, params, body, ifMatch }) =>
  updateBranch(ctx, { customerId: params.id, branchId: params.branchId, changes: body, ifMatch }),
);
export const DELETE = route(removeBranchEndpoint, async ({ ctx, params, ifMatch }) => {
  await removeBranch(ctx, { customerId: params.id, branchId: params.branchId, ifMatch });
  return answer(204, undefined);
});
