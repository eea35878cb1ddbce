import { answerFile } from '@/lib/http/answer-file';
import { rawRoute } from '@/lib/http/raw-route';
import { getOrderAudioEndpoint } from '@/lib/orders/contract';
import { openOrderAudio } from '@/lib/orders/open-order-audio';

export const GET = rawRoute(getOrderAudioEndpoint, async ({ ctx, params, request }) =>
  answerFile(await openOrderAudio(ctx, { orderId: params.id, range: request.headers.get('range') })),
);
