'use client';

import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { notifyDone } from './notify';
import { useOutOfReach } from './use-out-of-reach';

/** Says while the service cannot be reached what is kept and what waits, and goes by itself once it can be again. */
export function OfflineBanner() {
  const t = useTranslations('shell');
  const { outOfReach, waiting } = useOutOfReach();
  useConnectedAgain(outOfReach);
  useStayOnLeaving(outOfReach && waiting > 0);
  return (
    // Over the page, not above it: the workbench fills the window, and nothing may jump when the connection goes.
    <div role="status" className="pointer-events-none fixed inset-x-3 bottom-20 z-30 print:hidden">
      {outOfReach ? (
        <p className="animate-appear pointer-events-auto mx-auto flex w-fit max-w-2xl items-start gap-2 rounded-lg border border-warn/35 bg-warn-soft px-4 py-2 text-warn shadow-pop">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            <strong className="font-semibold">{t('noConnection')}</strong>{' '}
            {waiting === 0 ? t('keptInTab') : t('keptChanges', { count: waiting })} {t('waitsUntilThen')}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function useConnectedAgain(outOfReach: boolean): void {
  const t = useTranslations('shell');
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !outOfReach) notifyDone(t('connectedAgain'), { id: 'connected-again' });
    was.current = outOfReach;
  }, [outOfReach, t]);
}

/** What is kept lives in the tab: closing it is asked about. */
function useStayOnLeaving(hasKept: boolean): void {
  useEffect(() => {
    if (!hasKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasKept]);
}
