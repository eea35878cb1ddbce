import { catalogueHealthSheet } from '@/lib/catalogue/export-catalogue-health';
import { exportCatalogueHealthEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportCatalogueHealthEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, catalogueHealthSheet(ctx, query.finding), query)),
);
