import { contentDisposition } from '@/lib/http/content-disposition';
import { rawRoute } from '@/lib/http/raw-route';
import { downloadRejected } from '@/lib/imports/download-rejected';
import { downloadRejectedEndpoint } from '@/lib/imports/import-contract';

export const GET = rawRoute(downloadRejectedEndpoint, async ({ ctx, params }) => {
  const parts = await downloadRejected(ctx, { importId: params.id });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
  });
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition('attachment', 'rejected.csv'),
    'cache-control': 'no-store',
  };
  return new Response(body, { headers });
});
