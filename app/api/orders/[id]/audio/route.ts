import { answerFile, rangeOf } from '@/lib/http/answer-file';
import { rawRoute } from '@/lib/http/raw-route';
import { getOrderAudioEndpoint } from '@/lib/orders/contract';
import { openOrderAudio } from '@/lib/orders/open-order-audio';

export const GET = rawRoute(getOrderAudioEndpoint, async ({ ctx, params, request }) =>
  answerFile(request, await openOrderAudio(ctx, { orderId: params.id, range: rangeOf(request) })),
);
