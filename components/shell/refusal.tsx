import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/api/call-api';
import { isConflict } from './use-record-edit';

/** Why a form was not saved, what is kept, and what to do; `children` are the service's own words. */
export function Refusal({ error, children }: { error: unknown; children: ReactNode }) {
  const t = useTranslations('shell');
  if (isConflict(error)) return t('refusalConflict');
  if (!(error instanceof ApiError)) return children;
  if (error.status === 401) {
    return t.rich('refusalSession', {
      link: (words) => (
        <a href="/sign-in" target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {words}
        </a>
      ),
    });
  }
  if (error.status === 404) return t('refusalGone');
  if (error.status < 500) return children;
  return t.rich('refusalFault', {
    why: () => children,
    number: error.requestId ?? t('refusalNoNumber'),
    id: (number) => <span className="font-mono break-all select-all">{number}</span>,
  });
}
