'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { useSave } from './use-save';

/** A button for what cannot be taken back: it asks first. */
export function ConfirmButton({
  label,
  name,
  title,
  children,
  done,
  failed,
  run,
  onDone,
}: {
  label: string;
  /** What the button is about, for those who hear a list of buttons. */
  name: string;
  title: string;
  children: ReactNode;
  done: string;
  failed: string;
  run: () => Promise<unknown>;
  onDone?: () => void;
}) {
  const [asking, ask] = useState(false);
  const { mutate, isPending } = useSave(run, {
    done,
    failed,
    onDone: () => {
      ask(false);
      onDone?.();
    },
  });
  return (
    <>
      <Button size="small" tone="danger" aria-label={`${label} ${name}`} onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog open={asking} onClose={() => ask(false)} title={title} description={children}>
        <DialogActions>
          <Button onClick={() => ask(false)}>Keep it</Button>
          <Button tone="danger" disabled={isPending} onClick={() => mutate()}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
