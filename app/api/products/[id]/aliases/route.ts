import { addAlias } from '@/lib/catalogue/add-alias';
import { addAliasEndpoint, listProductAliasesEndpoint } from '@/lib/catalogue/alias-contract';
import { listAliases } from '@/lib/catalogue/list-aliases';
import { route } from '@/lib/http/route';

export const GET = route(listProductAliasesEndpoint, ({ ctx, params, query }) =>
  listAliases(ctx, { product: params.id, ...query }),
);
export const POST = route(addAliasEndpoint, ({ ctx, params, body }) =>
  addAlias(ctx, { product: params.id, ...body }),
);
