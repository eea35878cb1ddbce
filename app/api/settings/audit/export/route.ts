import { exportAuditEventsEndpoint } from '@/lib/audit/contract';
import { exportAuditEvents } from '@/lib/audit/export-audit-events';
import { contentDisposition } from '@/lib/http/content-disposition';
import { rawRoute } from '@/lib/http/raw-route';

export const GET = rawRoute(exportAuditEventsEndpoint, async ({ ctx, query }) => {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition('attachment', 'audit.csv'),
    'cache-control': 'no-store',
  };
  const parts = exportAuditEvents(ctx, query);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
  });
  return new Response(body, { headers });
});
