'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonLooks } from '@/components/ui/button';
import { isSecondClick } from '@/components/ui/is-second-click';
import { type Saving, useOnce } from './use-submit-once';

/** A button that does its one thing by itself, once for a double click. */
export function ActButton({
  save,
  label,
  size = 'small',
  tone = 'plain',
  children,
}: ButtonLooks & {
  save: Saving;
  /** What it does to what, for those who hear a list of buttons. */
  label?: string;
  children: ReactNode;
}) {
  const act = useOnce(save);
  return (
    <Button
      size={size}
      tone={tone}
      disabled={save.isPending}
      aria-label={label}
      onClick={(event) => {
        if (!isSecondClick(event)) act();
      }}
    >
      {children}
    </Button>
  );
}
