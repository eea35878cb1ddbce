'use client';

import { toast } from 'sonner';
import { ApiError } from '@/lib/http/call-api';

let shownAs = 'session-end 0';
let times = 0;

/**
 * Says once, and until it is read, that the session has ended, and leads to the sign-in and back to this page.
 * `onTop` of what else is said: it may have been said before, under it.
 */
export function notifySessionEnd(error: unknown, { onTop = false } = {}): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  if (onTop) {
    toast.dismiss(shownAs);
    times += 1;
    shownAs = `session-end ${times}`;
  }
  toast.warning('Your session has ended', {
    id: shownAs,
    description: 'What was saved is kept. Sign in again to go on.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Sign in',
      onClick: () => {
        const here = window.location.pathname + window.location.search;
        window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
      },
    },
  });
}
