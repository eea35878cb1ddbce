import { route } from '@/lib/http/route';
import { beginCommit } from '@/lib/imports/begin-commit';
import { commitImportEndpoint } from '@/lib/imports/import-contract';

export const POST = route(commitImportEndpoint, ({ ctx, params, body }) =>
  beginCommit(ctx, { importId: params.id, ...body }),
);
