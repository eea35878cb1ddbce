'use client';

import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateDialog } from './late-dialog';

/** A button that opens a dialog with a form in it. */
export function CreateDialog({
  label,
  small = false,
  children,
}: {
  label: string;
  /** For a part of a page, beside its heading. */
  small?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...(small ? { size: 'small' } : { tone: 'primary' })} onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {label}
      </Button>
      <LateDialog open={open} onClose={close} title={label}>
        {children(close)}
      </LateDialog>
    </>
  );
}
