import { productsSheet } from '@/lib/catalogue/export-products';
import { exportProductsEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportProductsEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, await productsSheet(ctx, query), query)),
);
