import { route } from '@/lib/http/route';
import { fetchFromErp } from '@/lib/imports/fetch-from-erp';
import { fetchImportEndpoint } from '@/lib/imports/import-contract';

export const POST = route(fetchImportEndpoint, ({ ctx, body }) => fetchFromErp(ctx, body));
