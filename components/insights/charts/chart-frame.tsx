'use client';

import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';

/** A chart of the usual height. What it draws is said by its label, and in figures by the table beside it. */
export function ChartFrame({ label, children }: { label: string; children: ReactElement }) {
  return (
    <div role="img" aria-label={label} className="h-56 min-w-0 overflow-hidden text-xs">
      <ResponsiveContainer width="100%" height="100%">
        {children}
      </ResponsiveContainer>
    </div>
  );
}

/** Axes, grid and legend in the colours of the desk. */
export const axis = {
  stroke: 'var(--color-edge-strong)',
  tick: { fill: 'var(--color-soft)', fontSize: 12 },
  tickLine: false,
} as const;
export const grid = { stroke: 'var(--color-edge)', vertical: false } as const;
export const margin = { top: 8, right: 12, bottom: 0, left: 0 };
/** No motion, and no second way for the keyboard: the table says the same. */
export const still = { isAnimationActive: false } as const;
/** What a colour or a dash stands for, in the order in which it is drawn. */
export const legend = {
  itemSorter: null,
  formatter: (name: unknown) => <span className="text-soft">{String(name)}</span>,
} as const;
/** What stands under the pointer, and what is marked of bars. */
export const underBars = { ...still, cursor: { fill: 'var(--color-hover)' } } as const;
