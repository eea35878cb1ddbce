import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A key's name. Hidden where there is no keyboard to speak of. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-current/25 px-1 font-mono text-xs font-normal opacity-80 touch:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
