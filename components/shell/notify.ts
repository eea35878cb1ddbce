'use client';

import { type ExternalToast, toast } from 'sonner';
import { ApiError } from '@/lib/http/call-api';
import { behindFrame } from './behind-frame';

interface Saying {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** A later message with the same id takes the place of this one. */
  id?: string;
  /** It holds what would be lost with it, and stays until somebody puts it away. */
  stays?: true;
}

/** What takes the place of another message takes nothing of it along, neither its words nor its button. */
const bare = { description: undefined, action: undefined };

type Kind = 'success' | 'loading' | 'warning' | 'error';

/** Not before what it tells of is drawn: each message lays all the others out anew. */
function say(kind: Kind, title: string, options: ExternalToast): void {
  behindFrame(() => toast[kind](title, options));
}

export function notifyDone(title: string, saying: Saying = {}): void {
  say('success', title, { ...bare, ...saying });
}

export function notifyProgress(title: string, saying: Saying = {}): void {
  say('loading', title, { ...bare, duration: Number.POSITIVE_INFINITY, ...saying });
}

export function notifyWarning(title: string, saying: Saying = {}): void {
  say('warning', title, { ...bare, duration: durationOf(saying, 10_000), ...saying });
}

/** What happened, in the service's words; a fault of ours comes with the request's id to copy. */
export function notifyError(title: string, error: unknown, saying: Saying = {}): void {
  const { requestId, isOurs } = factsOf(error);
  const copy =
    isOurs && requestId
      ? { label: 'Copy request id', onClick: () => void navigator.clipboard?.writeText(requestId) }
      : undefined;
  const action = saying.action ?? copy;
  say('error', title, {
    duration: durationOf(saying, 12_000),
    description: describeError(error),
    ...saying,
    action,
  });
}

function durationOf({ stays }: Saying, usualMs: number): number {
  return stays ? Number.POSITIVE_INFINITY : usualMs;
}

export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong in this page. Reload it and try again.';
  if (error.errors.length === 0) return error.detail;
  return error.errors.map((fault) => fault.message).join(' ');
}

function factsOf(error: unknown): { requestId: string | null; isOurs: boolean } {
  if (!(error instanceof ApiError)) return { requestId: null, isOurs: true };
  return { requestId: error.requestId, isOurs: error.status >= 500 };
}
