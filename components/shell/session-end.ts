'use client';

import { toast } from 'sonner';
import { ApiError } from '@/lib/api/call-api';
import { standingWord } from './standing-words';

/** Leads to the sign-in and back to this page. */
export function signInAction() {
  return { label: standingWord('signIn'), onClick: signInAgain };
}

function signInAgain(): void {
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
}

export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Says once, and until it is read, that the session has ended, or that nothing goes on without a second factor. */
export function notifySessionEnd(error: unknown): void {
  if (error instanceof ApiError && error.code === 'second_factor_missing') {
    toast.warning(standingWord('managersNeedFactor'), {
      id: 'second-factor',
      description: standingWord('setUpFactorWhat'),
      duration: Number.POSITIVE_INFINITY,
      action: { label: standingWord('setItUp'), onClick: () => window.location.assign('/account') },
    });
  }
  if (!isSessionEnd(error)) return;
  toast.warning(standingWord('sessionEnded'), {
    id: 'session-end',
    description: standingWord('sessionEndedWhat'),
    duration: Number.POSITIVE_INFINITY,
    action: signInAction(),
  });
}
