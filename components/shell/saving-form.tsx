'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { formFaults } from './form-faults';
import { Refusal } from './refusal';
import { type Saving, useSubmitOnce } from './use-submit-once';

export interface SavingFormProps {
  save: Saving;
  /** The fields that show their own faults. */
  names: readonly string[];
  /** Asked before anything is sent; false when the form shows what is still wrong. */
  isReady?: () => boolean;
  children: (faultOf: (field: string) => string | undefined) => ReactNode;
}

/** A form that saves one thing: what is wrong with the whole of it stands above its fields. */
export function SavingForm({
  save,
  names,
  isReady,
  className,
  foot,
  children,
}: SavingFormProps & {
  className?: string;
  /** Below the fields: the way on. */
  foot: ReactNode;
}) {
  const faults = formFaults(save.error, names);
  return (
    <form onSubmit={useSubmitOnce(save, isReady)} autoComplete="off" className={className}>
      {faults.general ? (
        <Notice tone="bad" alert>
          <Refusal error={save.error}>{faults.general}</Refusal>
        </Notice>
      ) : null}
      {children(faults.of)}
      {foot}
    </form>
  );
}
