'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { formFaults } from './form-faults';
import { Refusal } from './refusal';

interface Saving {
  mutate: (input: undefined, options: { onSettled: () => void }) => void;
  isPending: boolean;
  error: unknown;
}

/** A form that saves one thing: what is wrong with the whole of it above its fields, and below them the way on and out. */
export function EntryForm({
  save,
  names,
  submit,
  submitting = submit,
  isReady = () => true,
  onCancel,
  children,
}: {
  save: Saving;
  /** The fields that show their own faults. */
  names: readonly string[];
  submit: string;
  /** What the button says meanwhile. */
  submitting?: string;
  /** Asked before anything is sent; false when the form shows what is still wrong. */
  isReady?: () => boolean;
  onCancel: () => void;
  children: (faultOf: (field: string) => string | undefined) => ReactNode;
}) {
  const faults = formFaults(save.error, names);
  // Set at once, unlike `isPending`: the second click of a double click comes before the next paint.
  const underWay = useRef(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current || !isReady()) return;
    underWay.current = true;
    save.mutate(undefined, {
      onSettled: () => {
        underWay.current = false;
      },
    });
  };
  return (
    <form onSubmit={onSubmit} autoComplete="off" className="grid gap-4">
      {faults.general ? (
        <Notice tone="bad" alert>
          <Refusal error={save.error}>{faults.general}</Refusal>
        </Notice>
      ) : null}
      {children(faults.of)}
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" disabled={save.isPending}>
          {save.isPending ? submitting : submit}
        </Button>
      </DialogActions>
    </form>
  );
}
