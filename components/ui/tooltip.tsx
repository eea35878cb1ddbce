'use client';

import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** A word on what a control does, for pointer and keyboard; never the only place where something is said. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="animate-appear z-50 max-w-72 rounded-md border border-edge bg-raised px-2 py-1 text-sm text-ink shadow-pop"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={400}>{children}</Radix.Provider>;
}
