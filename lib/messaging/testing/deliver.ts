import { createHmac, randomUUID } from 'node:crypto';
import { POST as deliverRoute } from '@/app/api/webhooks/messaging/route';
import { callRoute } from '../../tenancy/testing/call-route';

/** What `MESSAGING_APP_SECRET` is while a test delivers. */
export const appSecret = 'the-tests-app-secret';

/** A delivery of the platform around some messages (or, under other names, statuses). */
export function payloadOf(
  phoneNumberId: string,
  messages: unknown[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '27115550100', phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: 'Sunrise Spaza' }, wa_id: '27825550142' }],
    ...(messages.length > 0 ? { messages } : {}),
    ...more,
  };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  };
}

/** A text message as the platform sends it, under a new id unless one is given. */
export function textMessage(body: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    from: '27825550142',
    id: `wamid.${randomUUID()}`,
    timestamp,
    type: 'text',
    text: { body },
    ...more,
  };
}

/** The row of a list that was tapped below our message of the id `answers`. */
export function tappedMessage(
  { id, title, description }: { id: string; title: string; description?: string | undefined },
  { from, answers }: { from: string; answers: string },
): Record<string, unknown> {
  const row = { id, title, ...(description === undefined ? {} : { description }) };
  const { text: _, ...message } = textMessage('', { from, context: { id: answers } });
  return { ...message, type: 'interactive', interactive: { type: 'list_reply', list_reply: row } };
}

export function sign(body: string | Uint8Array, secret = appSecret): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Posts to the platform's webhook; signed over what is sent unless the signature is given (null: none). */
export function deliver(payload: unknown, signature?: string | null) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const headers = new Headers({ 'content-type': 'application/json' });
  const sent = signature === undefined ? sign(body) : signature;
  if (sent !== null) headers.set('x-hub-signature-256', sent);
  const url = 'http://localhost:3000/api/webhooks/messaging';
  return callRoute(deliverRoute, new Request(url, { method: 'POST', headers, body }));
}
