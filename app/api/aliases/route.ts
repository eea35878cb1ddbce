import { listAliasesEndpoint } from '@/lib/catalogue/alias-contract';
import { listAliases } from '@/lib/catalogue/list-aliases';
import { route } from '@/lib/http/route';

export const GET = route(listAliasesEndpoint, ({ ctx, query }) => listAliases(ctx, query));
