import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { isSecondClick } from '@/components/ui/is-second-click';
import type { Saving } from './use-submit-once';

/** The button that sends a form, once for a double click. */
export function SubmitButton({
  save,
  submitting,
  disabled = false,
  children,
}: {
  save: Pick<Saving, 'isPending'>;
  /** What it says meanwhile. */
  submitting?: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      tone="primary"
      disabled={save.isPending || disabled}
      onClick={(event) => {
        if (isSecondClick(event)) event.preventDefault();
      }}
    >
      {save.isPending && submitting ? submitting : children}
    </Button>
  );
}
