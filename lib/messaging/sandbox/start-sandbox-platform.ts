import { startSandboxServer } from '@/lib/outbound/sandbox/start-sandbox-server';
import { answerPlatform } from './answer-platform';
import { controlPlatform } from './control-platform';
import {
  faultSchema,
  keepMedia,
  type PlatformFault,
  type PlatformState,
  type SentMessage,
} from './platform-state';

export interface SandboxPlatformOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  accessToken: string;
}

export interface SandboxPlatform {
  /** What `MESSAGING_API_URL` would be. */
  url: string;
  close(): Promise<void>;
  messages(): readonly SentMessage[];
  /** Keeps a file as if a customer had sent it; returns its media id. */
  addMedia(bytes: Uint8Array, mimeType: string): string;
  setFault(fault: PlatformFault): void;
}

/**
 * A messaging platform for trying the product out and for its tests: `POST /<phone number id>/messages`,
 * `GET /<phone number id>`, `GET /<media id>` and the file behind it, all behind the bearer token, a version segment in front allowed. Its
 * controls: `GET|DELETE /_sandbox/messages?to=`, `POST /_sandbox/media` (the bytes), `POST /_sandbox/faults`.
 */
export async function startSandboxPlatform(options: SandboxPlatformOptions): Promise<SandboxPlatform> {
  const state: PlatformState = {
    accessToken: options.accessToken,
    messages: [],
    media: new Map(),
    faults: [],
    url: '',
  };
  const server = await startSandboxServer({
    host: options.host,
    port: options.port,
    handle: (request) =>
      request.path.startsWith('/_sandbox/')
        ? controlPlatform(request, state)
        : answerPlatform(request, state),
  });
  state.url = server.url;
  return {
    url: server.url,
    close: server.close,
    messages: () => state.messages,
    addMedia: (bytes, mimeType) => keepMedia(state, Buffer.from(bytes), mimeType),
    setFault: (fault) => {
      state.faults.push(faultSchema.parse(fault));
    },
  };
}
