import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SandboxReply, SandboxRequest } from '@/lib/outbound/sandbox/start-sandbox-server';
import { type Media, type PlatformState, parseJson, takeFault } from './platform-state';
import { sentContent, shownOf } from './sent-content';

const messageSchema = z
  .object({
    messaging_product: z.literal('whatsapp'),
    recipient_type: z.literal('individual'),
    to: z
      .string()
      .regex(/^\+?\d{6,15}$/)
      .optional(),
    /** A business-scoped user id; a number beside it takes precedence. */
    recipient: z
      .string()
      .regex(/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/)
      .optional(),
  })
  .and(sentContent)
  .refine(({ to, recipient }) => to !== undefined || recipient !== undefined);

/** Beside a demo it runs for weeks; the simulator page shows the last few. */
const keptMessages = 5_000;

/** The platform's own routes, behind the bearer token; a version segment (`/v23.0`) in front is allowed. */
export function answerPlatform(request: SandboxRequest, state: PlatformState): SandboxReply {
  if (request.headers.authorization !== `Bearer ${state.accessToken}`) {
    return platformError(401, 190, 'Invalid OAuth access token');
  }
  const fault = takeFault(state);
  if (fault?.kind === 'drop') return 'drop';
  if (fault !== undefined)
    return platformError(fault.status, fault.code, fault.message, fault.retryAfterSeconds);
  const path = request.path.replace(/^\/v\d+\.\d+\//, '/');
  const sender = /^\/([^/]+)\/messages$/.exec(path)?.[1];
  if (request.method === 'POST' && sender !== undefined) return takeMessage(request, sender, state);
  const file = /^\/_media\/([^/]+)$/.exec(path)?.[1];
  if (request.method === 'GET' && file !== undefined) return sendFile(state.media.get(file));
  const node = /^\/([^/]+)$/.exec(path)?.[1];
  if (request.method === 'GET' && node !== undefined) return describeNode(node, state);
  return platformError(404, 100, 'Unsupported request');
}

function takeMessage(request: SandboxRequest, phoneNumberId: string, state: PlatformState): SandboxReply {
  const message = messageSchema.safeParse(parseJson(request.body)).data;
  if (message === undefined) return platformError(400, 100, 'Invalid parameter');
  const id = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
  const sentAt = new Date().toISOString();
  const to = message.to ?? message.recipient ?? '';
  state.messages.push({ id, phoneNumberId, to, ...shownOf(message), sentAt });
  if (state.messages.length > keptMessages) state.messages.shift();
  const contacts = [
    { input: to, ...(message.to === undefined ? { user_id: to } : { wa_id: to.replace('+', '') }) },
  ];
  return { status: 200, json: { messaging_product: 'whatsapp', contacts, messages: [{ id }] } };
}

/** A file, or a number: every id of up to 15 digits is one, and the token's own. Files have 16. */
function describeNode(id: string, state: PlatformState): SandboxReply {
  const media = state.media.get(id);
  if (media !== undefined) return describeMedia(id, media, state);
  if (!/^\d{1,15}$/.test(id)) return platformError(400, 100, `Object with ID '${id}' does not exist`);
  return { status: 200, json: { id, display_phone_number: '+27 11 555 0100', verified_name: 'Sandbox' } };
}

function describeMedia(id: string, media: Media, state: PlatformState): SandboxReply {
  const json = {
    messaging_product: 'whatsapp',
    url: `${state.url}/_media/${id}`,
    mime_type: media.mimeType,
    sha256: createHash('sha256').update(media.bytes).digest('hex'),
    file_size: media.bytes.length,
    id,
  };
  return { status: 200, json };
}

function sendFile(media: Media | undefined): SandboxReply {
  if (media === undefined) return platformError(404, 100, 'No such file');
  return { status: 200, bytes: media.bytes, headers: { 'content-type': media.mimeType } };
}

/** The platform's error body, for the given code. */
function platformError(
  status: number,
  code: number,
  message: string,
  retryAfterSeconds?: number,
): SandboxReply {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return {
    status,
    headers,
    json: { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code } },
  };
}
