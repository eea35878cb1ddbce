import { itemCodesSheet } from '@/lib/customers/export-item-codes';
import { exportItemCodesEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportItemCodesEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, await itemCodesSheet(ctx, query), query)),
);
