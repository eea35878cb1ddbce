'use client';

import { toast } from 'sonner';
import { ApiError } from '@/lib/http/call-api';

/** Says once, and until it is read, that the session has ended, and leads to the sign-in and back to this page. */
export function notifySessionEnd(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  toast.warning('Your session has ended', {
    id: 'session-end',
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
