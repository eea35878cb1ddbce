import { auditSheet } from '@/lib/audit/export-audit';
import { exportAuditEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportAuditEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, auditSheet(ctx, query), query)),
);
