'use client';

import { toast } from 'sonner';
import { ApiError } from '@/lib/api/call-api';

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

/** Says once, and until it is read, that the session has ended, or that nothing goes on without a second factor. */
export function notifySessionEnd(error: unknown): void {
  if (error instanceof ApiError && error.code === 'second_factor_missing') {
    toast.warning('Managers need a second factor now', {
      id: 'second-factor',
      description: 'What was saved is kept. Set yours up to go on.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Set it up', onClick: () => window.location.assign('/account') },
    });
  }
  if (!isSessionEnd(error)) return;
  toast.warning('Your session has ended', {
    id: 'session-end',
    description: 'What was saved is kept. Sign in again to go on.',
    duration: Number.POSITIVE_INFINITY,
    action: signInAction,
  });
}
