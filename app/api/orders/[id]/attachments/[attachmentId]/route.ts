import { answerFile, rangeOf } from '@/lib/http/answer-file';
import { rawRoute } from '@/lib/http/raw-route';
import { getOrderAttachmentEndpoint } from '@/lib/orders/contract';
import { openOrderAttachment } from '@/lib/orders/open-order-attachment';

export const GET = rawRoute(getOrderAttachmentEndpoint, async ({ ctx, params, request }) => {
  const { id: orderId, attachmentId } = params;
  const file = await openOrderAttachment(ctx, { orderId, attachmentId, range: rangeOf(request) });
  return answerFile(request, file);
});
