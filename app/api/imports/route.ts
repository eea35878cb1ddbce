import { route } from '@/lib/http/route';
import { createImport } from '@/lib/imports/create-import';
import { createImportEndpoint, listImportsEndpoint } from '@/lib/imports/import-contract';
import { listImports } from '@/lib/imports/list-imports';

export const GET = route(listImportsEndpoint, ({ ctx, query }) => listImports(ctx, query));
export const POST = route(createImportEndpoint, ({ ctx, body }) => createImport(ctx, body));
