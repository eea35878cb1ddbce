import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { largestPayloadBytes } from './largest-payload';

/** Whatever is wrong with it, the handshake's answer is 403 `Forbidden`, so no parameter is refused here. */
const handshakeParameter = z.string().optional().catch(undefined);

/** The platform's handshake names its parameters with dots and may add others. */
export const verifySubscriptionEndpoint = endpoint({
  method: 'GET',
  path: '/api/webhooks/messaging',
  permission: 'public',
  summary: 'The messaging platform’s subscription handshake',
  query: z.looseObject({
    'hub.mode': handshakeParameter,
    'hub.verify_token': handshakeParameter,
    'hub.challenge': handshakeParameter,
  }),
  answers: { 200: z.string() },
  answerType: 'text/plain',
  errors: ['forbidden'],
  plainErrors: ['forbidden'],
  example: {
    query: { 'hub.mode': 'subscribe', 'hub.verify_token': '<verify token>', 'hub.challenge': '1158201444' },
  },
});

/** The body is the platform's own and grows without notice, so it is verified and stored, not validated. */
export const receiveMessagesEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/messaging',
  permission: 'public',
  summary: 'Deliveries of the messaging platform, signed with X-Hub-Signature-256',
  body: z.unknown(),
  bodyType: 'raw',
  maxBodyBytes: largestPayloadBytes,
  isUnlimited: true,
  answers: { 200: z.object({ status: z.literal('queued') }) },
  errors: ['invalid_signature'],
  example: { body: { object: 'whatsapp_business_account', entry: [] }, answer: { status: 'queued' } },
});
