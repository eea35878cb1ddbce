'use client';

import { toast } from 'sonner';
import { ApiError } from '@/lib/http/call-api';

/** Leads to the sign-in and back to this page. */
export const signInAction = {
  label: 'Sign in',
  onClick: () => {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
  },
};

export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Says once, and until it is read, that the session has ended. */
export function notifySessionEnd(error: unknown): void {
  if (!isSessionEnd(error)) return;
  toast.warning('Your session has ended', {
    id: 'session-end',
    description: 'What was saved is kept. Sign in again to go on.',
    duration: Number.POSITIVE_INFINITY,
    action: signInAction,
  });
}
