import { exportStockEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';
import { stockSheet } from '@/lib/stock/export-stock';

export const GET = rawRoute(exportStockEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, await stockSheet(ctx, query), query)),
);
