'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { ActButton } from './act-button';
import { LateDialog } from './late-dialog';
import { useSave } from './use-save';

/** A button for what is not to happen by a slip of the hand: it asks first. */
export function ConfirmButton({
  label,
  name,
  title,
  children,
  done,
  failed,
  run,
  onDone,
  undo,
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
  /** Takes it back, for as long as the toast shows. */
  undo?: () => Promise<unknown>;
}) {
  const t = useTranslations('shell');
  const [asking, ask] = useState(false);
  const save = useSave(run, {
    done,
    failed,
    undo,
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
      <LateDialog open={asking} onClose={() => ask(false)} title={title} description={children}>
        <DialogActions>
          <Button onClick={() => ask(false)}>{t('cancel')}</Button>
          <ActButton save={save} tone="danger" size="medium">
            {label}
          </ActButton>
        </DialogActions>
      </LateDialog>
    </>
  );
}
