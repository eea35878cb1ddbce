import { route } from '@/lib/http/route';
import { getImport } from '@/lib/imports/get-import';
import { getImportEndpoint } from '@/lib/imports/import-contract';

export const GET = route(getImportEndpoint, ({ ctx, params, query }) =>
  getImport(ctx, { importId: params.id, ...query }),
);
