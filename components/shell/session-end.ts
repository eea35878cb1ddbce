'use client';

import { ApiError } from '@/lib/http/call-api';
import { notifyWarning } from './notify';

/** Says once that the session has ended, and leads to the sign-in and back to this page. */
export function notifySessionEnd(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  notifyWarning('Your session has ended', {
    id: 'session-end',
    description: 'What was saved is kept. Sign in again to go on.',
    action: {
      label: 'Sign in',
      onClick: () => {
        const here = window.location.pathname + window.location.search;
        window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
      },
    },
  });
}
