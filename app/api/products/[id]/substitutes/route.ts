import { listSubstitutes } from '@/lib/catalogue/list-substitutes';
import { setSubstitutes } from '@/lib/catalogue/set-substitutes';
import { listSubstitutesEndpoint, setSubstitutesEndpoint } from '@/lib/catalogue/substitute-contract';
import { route } from '@/lib/http/route';

export const GET = route(listSubstitutesEndpoint, ({ ctx, params }) =>
  listSubstitutes(ctx, { idOrSku: params.id }),
);
export const PUT = route(setSubstitutesEndpoint, ({ ctx, params, body }) =>
  setSubstitutes(ctx, { idOrSku: params.id, ...body }),
);
