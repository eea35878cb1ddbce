import { createHmac } from 'node:crypto';
import { standardKey } from './secret-key';

/** `sha256=` and the lowercase hex HMAC-SHA256 of the raw body, keyed with the secret as it is: X-Service-Signature. */
export function signBody(secret: string, rawBody: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`;
}

export interface Delivery {
  secret: string;
  event: string;
  /** The same on every retry and for every endpoint: receivers recognise repeats by it. */
  eventId: string;
  deliveryId: string;
  /** Counted from 1. */
  attempt: number;
  /** The moment of this attempt, not of the event: receivers refuse old ones. */
  sentAt: Date;
  /** Exactly the bytes that are posted. */
  rawBody: string;
}

/**
 * All headers of an outbound webhook. Beside the service's own signature it carries the Standard Webhooks trio
 * (https://www.standardwebhooks.com), keyed as its libraries do: with the base64 behind `whsec_`, or with any other secret
 * as plain text ("raw").
 */
export function deliveryHeaders(delivery: Delivery): Record<string, string> {
  const timestamp = String(Math.floor(delivery.sentAt.getTime() / 1000));
  const encoded = standardKey(delivery.secret);
  const key = encoded === null ? delivery.secret : Buffer.from(encoded, 'base64');
  const standard = createHmac('sha256', key)
    .update(`${delivery.eventId}.${timestamp}.${delivery.rawBody}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'order-intake-webhooks',
    'x-service-signature': signBody(delivery.secret, delivery.rawBody),
    'x-service-event': delivery.event,
    'x-service-event-id': delivery.eventId,
    'x-service-delivery-id': delivery.deliveryId,
    'x-service-attempt': String(delivery.attempt),
    'webhook-id': delivery.eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${standard}`,
  };
}
