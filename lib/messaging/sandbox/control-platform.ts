import type { SandboxReply, SandboxRequest } from '@/lib/outbound/sandbox/start-sandbox-server';
import { faultSchema, keepMedia, type PlatformState, parseJson } from './platform-state';

/** The sandbox's controls under `/_sandbox/`: what was sent, media to be fetched, faults to come. */
export function controlPlatform(request: SandboxRequest, state: PlatformState): SandboxReply {
  switch (`${request.method} ${request.path}`) {
    case 'GET /_sandbox/messages': {
      const recipient = request.query.get('to');
      const wanted = state.messages.filter(({ to }) => recipient === null || plain(to) === plain(recipient));
      return { status: 200, json: { messages: wanted } };
    }
    case 'DELETE /_sandbox/messages':
      state.messages.length = 0;
      return { status: 200, json: {} };
    case 'POST /_sandbox/media': {
      const mimeType = request.headers['content-type'] ?? 'application/octet-stream';
      return { status: 201, json: { id: keepMedia(state, request.body, mimeType) } };
    }
    case 'POST /_sandbox/faults': {
      const fault = faultSchema.safeParse(parseJson(request.body));
      if (!fault.success) return { status: 400, json: { errors: fault.error.issues } };
      state.faults.push(fault.data);
      return { status: 201, json: fault.data };
    }
    default:
      return { status: 404, json: { error: 'no such control' } };
  }
}

/** A number without its plus and spaces; a user id as it is. */
function plain(recipient: string): string {
  return /[a-z]/i.test(recipient) ? recipient : recipient.replace(/\D/g, '');
}
