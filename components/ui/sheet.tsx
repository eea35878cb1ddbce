import type { ReactNode } from 'react';

/** A sheet of paper on the desk. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-4 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
      {children}
    </div>
  );
}
