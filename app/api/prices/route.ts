import { route } from '@/lib/http/route';
import { upsertPricesEndpoint } from '@/lib/imports/upsert-contract';
import { upsertRows } from '@/lib/imports/upsert-rows';

export const PUT = route(upsertPricesEndpoint, ({ ctx, body }) => upsertRows(ctx, 'prices', body.rows));
