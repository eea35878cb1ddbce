import { rawRoute } from '@/lib/http/raw-route';
import { readBytes } from '@/lib/http/read-body';
import { answerDelivery, answerHandshake } from '@/lib/messaging/answer-platform';
import { receiveMessagesEndpoint, verifySubscriptionEndpoint } from '@/lib/messaging/contract';

export const GET = rawRoute(verifySubscriptionEndpoint, async ({ request }) =>
  answerHandshake(new URL(request.url).searchParams),
);

export const POST = rawRoute(receiveMessagesEndpoint, async ({ request, requestId }) =>
  answerDelivery(
    await readBytes(request, receiveMessagesEndpoint.maxBodyBytes),
    request.headers.get('x-hub-signature-256'),
    requestId,
  ),
);
