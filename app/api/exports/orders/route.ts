import { exportOrdersEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';
import { ordersSheet } from '@/lib/orders/export-orders';

export const GET = rawRoute(exportOrdersEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, ordersSheet(ctx, query), query)),
);
