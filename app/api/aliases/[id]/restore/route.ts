import { restoreAliasEndpoint } from '@/lib/catalogue/alias-contract';
import { restoreAlias } from '@/lib/catalogue/restore-alias';
import { route } from '@/lib/http/route';

export const POST = route(restoreAliasEndpoint, ({ ctx, params }) => restoreAlias(ctx, params.id));
