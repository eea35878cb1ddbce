import { createHmac } from 'node:crypto';
import { standardKey } from './secret-key';

/** `sha256=` and the lowercase hex HMAC-SHA256 of the raw body, keyed with the secret as it is: X-Service-Signature. */
export function signBody(secret: string, rawBody: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`;
}

export interface Delivery {
  secret: string;
  /** The one before, while a rotation goes on: receivers may have either. */
  previousSecret?: string | undefined;
  event: string;
  /** The same on every retry and for every endpoint: receivers recognise repeats by it. */
  eventId: string;
  deliveryId: string;
  /** Counted from 1. */
  attempt: number;
  /** Sent to try the receiver out: nothing has happened. */
  isTest?: boolean;
  /** The moment of this attempt, not of the event: receivers refuse old ones. */
  sentAt: Date;
  /** Exactly the bytes that are posted. */
  rawBody: string;
}

/**
 * All headers of an outbound webhook. Beside the service's own signature it carries the Standard Webhooks trio
 * (https://www.standardwebhooks.com), keyed as its libraries do: with the base64 behind `whsec_`, or with any other secret
 * as plain text ("raw"). Two secrets make two signatures there, of which one has to fit. The service's own header holds one
 * and is compared as a whole, so it stays with the secret that receivers have until the rotation is over; `-next` has the other.
 */
export function deliveryHeaders(delivery: Delivery): Record<string, string> {
  const { secret, previousSecret, eventId, rawBody } = delivery;
  const timestamp = String(Math.floor(delivery.sentAt.getTime() / 1000));
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const signed = `${eventId}.${timestamp}.${rawBody}`;
  return {
    ...plainHeaders(delivery),
    'x-service-signature': signBody(previousSecret ?? secret, rawBody),
    ...(previousSecret === undefined ? {} : { 'x-service-signature-next': signBody(secret, rawBody) }),
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((each) => standardSignature(each, signed)).join(' '),
  };
}

type Named = Pick<Delivery, 'event' | 'eventId' | 'deliveryId' | 'attempt' | 'isTest'>;

/** Those that say which delivery it is, and sign nothing. */
function plainHeaders({ event, eventId, deliveryId, attempt, isTest }: Named): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'order-intake-webhooks',
    'x-service-event': event,
    'x-service-event-id': eventId,
    'x-service-delivery-id': deliveryId,
    'x-service-attempt': String(attempt),
    ...(isTest ? { 'x-service-test': 'true' } : {}),
    'webhook-id': eventId,
  };
}

/** What of an attempt's headers its rows do not say anyway: the moment and the signatures, which no secret makes again after a rotation. */
export function headersToKeep(sent: Record<string, string>, delivery: Named): Record<string, string> {
  const plain = plainHeaders(delivery);
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => plain[name] !== value));
}

/** All headers again, of what was kept; of releases before, that is all of them. */
export function headersAsSent(kept: Record<string, string>, delivery: Named): Record<string, string> {
  return { ...plainHeaders(delivery), ...kept };
}

function standardSignature(secret: string, signed: string): string {
  const encoded = standardKey(secret);
  const key = encoded === null ? secret : Buffer.from(encoded, 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
