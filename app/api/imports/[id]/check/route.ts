import { route } from '@/lib/http/route';
import { beginCheck } from '@/lib/imports/begin-check';
import { checkImportEndpoint } from '@/lib/imports/import-contract';

export const POST = route(checkImportEndpoint, ({ ctx, params, body }) =>
  beginCheck(ctx, { importId: params.id, ...body }),
);
