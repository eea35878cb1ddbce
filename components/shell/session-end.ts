'use client';

import { withToasts } from '@/components/ui/toasts';
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
    warn('second-factor', standingWord('managersNeedFactor'), {
      description: standingWord('setUpFactorWhat'),
      action: { label: standingWord('setItUp'), onClick: () => window.location.assign('/account') },
    });
  }
  if (!isSessionEnd(error)) return;
  warn('session-end', standingWord('sessionEnded'), {
    description: standingWord('sessionEndedWhat'),
    action: signInAction(),
  });
}

interface Warning {
  description: string;
  action: { label: string; onClick: () => void };
}

function warn(id: string, title: string, warning: Warning): void {
  withToasts((toasts) => toasts.warning(title, { id, duration: Number.POSITIVE_INFINITY, ...warning }));
}
