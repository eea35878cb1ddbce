'use client';

import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { notifyDone } from './notify';
import { useOutOfReach } from './use-out-of-reach';

/** Says while the service cannot be reached what is kept and what waits, and goes by itself once it can be again. */
export function OfflineBanner() {
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
            <strong className="font-semibold">No connection.</strong> {keptWords(waiting)} Approving waits
            until then. It goes on by itself.
          </span>
        </p>
      ) : null}
    </div>
  );
}

function keptWords(waiting: number): string {
  if (waiting === 0) return 'What you change is kept in this tab and saved once the service answers again.';
  const changes = waiting === 1 ? '1 change is' : `${waiting} changes are`;
  return `${changes} kept in this tab and saved once the service answers again.`;
}

function useConnectedAgain(outOfReach: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !outOfReach) notifyDone('Connected again', { id: 'connected-again' });
    was.current = outOfReach;
  }, [outOfReach]);
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
