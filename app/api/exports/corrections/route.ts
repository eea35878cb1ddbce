import { exportCorrectionsEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';
import { correctionsSheet } from '@/lib/orders/export-corrections';

export const GET = rawRoute(exportCorrectionsEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, await correctionsSheet(ctx, query), query)),
);
