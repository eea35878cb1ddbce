import { customersSheet } from '@/lib/customers/export-customers';
import { exportCustomersEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportCustomersEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, customersSheet(ctx, query), query)),
);
