import { route } from '@/lib/http/route';
import { upsertStockEndpoint } from '@/lib/imports/upsert-contract';
import { upsertRows } from '@/lib/imports/upsert-rows';

export const PUT = route(upsertStockEndpoint, ({ ctx, body }) => upsertRows(ctx, 'stock', body.rows));
