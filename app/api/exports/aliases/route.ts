import { aliasesSheet } from '@/lib/catalogue/export-aliases';
import { exportAliasesEndpoint } from '@/lib/exports/contract';
import { exportSheet } from '@/lib/exports/export-sheet';
import { answerExport } from '@/lib/http/answer-export';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportAliasesEndpoint, async ({ ctx, query }) =>
  answerExport(await exportSheet(ctx, await aliasesSheet(ctx, query), query)),
);
