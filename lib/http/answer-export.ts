import type { ExportedFile } from '../exports/export-sheet';
import { contentDisposition } from './content-disposition';

/** A file that is written while it is sent: a reader that is slow slows the writing, one that is gone ends it. */
export function answerExport({ fileName, contentType, parts }: ExportedFile): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
