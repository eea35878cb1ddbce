import { z } from 'zod';

export interface SentMessage {
  id: string;
  phoneNumberId: string;
  /** As it was addressed: a number, or a user id. */
  to: string;
  body: string;
  /** What could be tapped, with the id that comes back. */
  choices?: {
    form: 'BUTTONS' | 'LIST';
    options: { id: string; title: string; description?: string | undefined }[];
  };
  sentAt: string;
}

export const faultSchema = z.strictObject({
  kind: z.enum(['error', 'drop']).default('error'),
  status: z.int().min(400).max(599).default(400),
  code: z.int().default(131000),
  message: z.string().default('The sandbox was asked to fail'),
  retryAfterSeconds: z.int().min(0).optional(),
  times: z.int().min(1).default(1),
});

/** The next `times` requests to send or to fetch get this HTTP status and platform error code; or no answer. */
export type PlatformFault = z.input<typeof faultSchema>;

export interface Media {
  bytes: Buffer;
  mimeType: string;
}

/** All that the sandbox platform remembers. */
export interface PlatformState {
  accessToken: string;
  messages: SentMessage[];
  media: Map<string, Media>;
  faults: z.infer<typeof faultSchema>[];
  url: string;
}

/** Keeps a file as if a customer had sent it; returns its media id. */
export function keepMedia(state: PlatformState, bytes: Buffer, mimeType: string): string {
  const id = String(1_000_000_000_000_000 + state.media.size);
  state.media.set(id, { bytes, mimeType });
  return id;
}

/** The fault that the next request meets. */
export function takeFault(state: PlatformState): PlatformState['faults'][number] | undefined {
  const fault = state.faults[0];
  if (fault === undefined) return undefined;
  fault.times -= 1;
  if (fault.times === 0) state.faults.shift();
  return fault;
}

/** Undefined for what is not JSON: the schemas then say so. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
