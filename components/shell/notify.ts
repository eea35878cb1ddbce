'use client';

import type { MouseEvent } from 'react';
import type { ExternalToast } from 'sonner';
import { isSecondClick } from '@/components/ui/is-second-click';
import { withToasts } from '@/components/ui/toasts';
import { ApiError } from '@/lib/api/call-api';
import { behindFrame } from './behind-frame';
import { standingWord } from './standing-words';

interface Saying {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** A later message with the same id takes the place of this one. */
  id?: string;
  /** It holds what would be lost with it, and stays until somebody puts it away. */
  stays?: true;
}

type Kind = 'success' | 'loading' | 'warning' | 'error';

/** How long a message is shown, in ms. */
const shownFor: Record<Kind, number> = {
  success: 6000,
  loading: Number.POSITIVE_INFINITY,
  warning: 10_000,
  error: 12_000,
};

/**
 * Not before what it tells of is drawn: each message lays all the others out anew. What takes the place of another
 * message takes nothing of it along: neither its words nor its button, nor how long it is shown.
 */
function say(kind: Kind, title: string, { id, description, action, stays }: Saying): void {
  const options: ExternalToast = {
    ...(id === undefined ? {} : { id }),
    description,
    action: action && { label: action.label, onClick: onFirstClick(action.onClick) },
    duration: stays ? Number.POSITIVE_INFINITY : shownFor[kind],
  };
  behindFrame(() => withToasts((toasts) => toasts[kind](title, options)));
}

/** A double click on what a message tells of must not press the button that the message brings. */
function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    // Prevented, it leaves the message where it is.
    if (isSecondClick(event)) event.preventDefault();
    else act();
  };
}

export function notifyDone(title: string, saying: Saying = {}): void {
  say('success', title, saying);
}

export function notifyProgress(title: string, saying: Saying = {}): void {
  say('loading', title, saying);
}

export function notifyWarning(title: string, saying: Saying = {}): void {
  say('warning', title, saying);
}

/** What happened, in the service's words; a fault of ours comes with the request's id to copy. */
export function notifyError(title: string, error: unknown, saying: Saying = {}): void {
  const { requestId, isOurs } = factsOf(error);
  const copy =
    isOurs && requestId
      ? {
          label: standingWord('copyRequestId'),
          onClick: () => void navigator.clipboard?.writeText(requestId),
        }
      : undefined;
  const action = saying.action ?? copy;
  say('error', title, { description: describeError(error), ...saying, ...(action ? { action } : {}) });
}

export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return standingWord('failureInPage');
  if (error.errors.length === 0) return error.detail;
  return error.errors.map((fault) => fault.message).join(' ');
}

function factsOf(error: unknown): { requestId: string | null; isOurs: boolean } {
  if (!(error instanceof ApiError)) return { requestId: null, isOurs: true };
  return { requestId: error.requestId, isOurs: error.status >= 500 };
}
