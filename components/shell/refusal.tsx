import type { ReactNode } from 'react';
import { ApiError } from '@/lib/api/call-api';
import { isConflict } from './use-record-edit';

/** Why a form was not saved, what is kept, and what to do; `children` are the service's own words. */
export function Refusal({ error, children }: { error: unknown; children: ReactNode }) {
  if (isConflict(error)) {
    return 'Somebody else has saved this since you opened it. The marked fields say what is stored now. Save again to replace it with yours.';
  }
  if (!(error instanceof ApiError)) return children;
  if (error.status === 401) {
    return (
      <>
        Your session has ended. What you typed stays here:{' '}
        <a href="/sign-in" target="_blank" rel="noreferrer" className="underline underline-offset-2">
          sign in in a new tab
        </a>
        , then save again.
      </>
    );
  }
  if (error.status === 404) return 'It is no longer there, so nothing was saved. Somebody has removed it.';
  if (error.status < 500) return children;
  return (
    <>
      {children} Nothing was saved, and what you typed stays here. Try again; if it goes on, tell support this
      number: <span className="font-mono break-all select-all">{error.requestId ?? 'none was given'}</span>
    </>
  );
}
