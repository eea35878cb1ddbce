import { addItemCode } from '@/lib/customers/add-item-code';
import { addItemCodeEndpoint, listItemCodesEndpoint } from '@/lib/customers/code-contract';
import { listItemCodes } from '@/lib/customers/list-item-codes';
import { route } from '@/lib/http/route';

export const GET = route(listItemCodesEndpoint, ({ ctx, params, query }) =>
  listItemCodes(ctx, { customerId: params.id, ...query }),
);
export const POST = route(addItemCodeEndpoint, ({ ctx, params, body }) =>
  addItemCode(ctx, { customerId: params.id, ...body }),
);
