'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { sessionEnd, setSessionEnd } from './session-end';

function signInAgain(): void {
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
}

/** Stands before a page whose session has ended: nothing that is done there would be kept any more. */
export function SessionEndDialog() {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read, () => false);
  const stay = () => setSessionEnd(false);
  return (
    <Dialog
      open={ended}
      onClose={stay}
      steady
      title="Your session has ended"
      description="What was saved is kept. Sign in again to go on from here; stay to copy what you have typed."
    >
      <DialogActions>
        <Button onClick={stay}>Stay here</Button>
        <Button tone="primary" onClick={signInAgain}>
          Sign in again
        </Button>
      </DialogActions>
    </Dialog>
  );
}
