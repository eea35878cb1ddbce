import { z } from 'zod';
import { guardedFetch } from '@/lib/outbound/guarded-fetch';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { type PlatformFailure, readPlatformError } from './platform-error';
import type { SentChoices } from './sent-choices';

/** A phone number in E.164, or the platform's own id of a user who has shown no number. */
export type Recipient = { phoneNumber: string } | { userId: string };

export interface TextMessage {
  /** Base address of the platform, chosen by the operator: private addresses are allowed. */
  apiUrl: string;
  phoneNumberId: string;
  accessToken: string;
  to: Recipient;
  /** Cut at the platform's 4,096 characters. */
  body: string;
  /** What may be tapped for an answer below it. */
  choices?: SentChoices | null;
  /** For the whole exchange; 15 s unless given. */
  timeoutMs?: number;
}

/**
 * `retry` with `outcomeUnknown` may have been delivered: whoever must not say a thing twice gives up there. With
 * `outcomeUnknown` false the platform has surely not sent it. `code` is the platform's own.
 */
export type SendOutcome = { kind: 'sent'; platformMessageId: string | null } | PlatformFailure;

const maxBodyLength = 4_096;
const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

/** Sends one message, with what may be tapped below it, through the platform: POST {apiUrl}/{phoneNumberId}/messages. Does not throw. */
export async function sendText(message: TextMessage): Promise<SendOutcome> {
  const url = `${message.apiUrl.replace(/\/+$/, '')}/${encodeURIComponent(message.phoneNumberId)}/messages`;
  try {
    const answer = await guardedFetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${message.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        ...addressed(message.to),
        ...contentOf(cut(message.body), message.choices ?? null),
      }),
      timeoutMs: message.timeoutMs ?? 15_000,
      allowPrivateTargets: true,
      maxResponseBytes: 64 * 1024,
    });
    if (answer.status < 200 || answer.status > 299) return readPlatformError(answer);
    return { kind: 'sent', platformMessageId: readMessageId(answer.text) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.kind === 'refused_target') return { kind: 'failed', message: error.message };
    return { kind: 'retry', message: error.message, outcomeUnknown: error.outcomeUnknown };
  }
}

/** Source: the WhatsApp Cloud API's business-scoped user ids; a number goes into `to`, an id into `recipient`. */
function addressed(to: Recipient) {
  return 'userId' in to ? { recipient: to.userId } : { to: to.phoneNumber };
}

/** Source: text, reply button and list messages of the WhatsApp Cloud API. */
export function contentOf(body: string, choices: SentChoices | null) {
  if (choices === null) return { type: 'text', text: { body } };
  const { form, opener, options } = choices;
  const action =
    form === 'BUTTONS'
      ? { buttons: options.map(({ id, title }) => ({ type: 'reply', reply: { id, title } })) }
      : {
          button: opener,
          sections: [
            {
              title: opener,
              rows: options.map(({ id, title, description }) => ({
                ...{ id, title },
                ...(description === null ? {} : { description }),
              })),
            },
          ],
        };
  const type = form === 'BUTTONS' ? 'button' : 'list';
  return { type: 'interactive', interactive: { type, body: { text: body }, action } };
}

function cut(body: string): string {
  return body.length <= maxBodyLength ? body : `${body.slice(0, maxBodyLength - 1).toWellFormed()}…`;
}

function readMessageId(text: string): string | null {
  try {
    return sentSchema.safeParse(JSON.parse(text)).data?.messages[0]?.id ?? null;
  } catch {
    return null;
  }
}
