'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Role } from '@/lib/permissions';
import type { DateWords } from '@/lib/words/dates';
import { type Formats, makeFormats, type NumberStyle } from './formats';

/** Who sits at the desk, and how their tenant writes numbers and times, in words of their language. */
export interface Desk {
  tenantName: string;
  userName: string;
  role: Role;
  numbers: NumberStyle;
  timeZone: string;
  dates: DateWords;
  /** How long an approval can be taken back; 0 to 10. */
  undoSeconds: number;
  /** The server's time when the page was made, so that ages are the same on both sides at first. */
  now: number;
}

const DeskContext = createContext<(Desk & { formats: Formats }) | null>(null);

export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  const value = useMemo(
    () => ({ ...desk, formats: makeFormats(desk.numbers, desk.timeZone, desk.dates) }),
    [desk],
  );
  return <DeskContext value={value}>{children}</DeskContext>;
}

export function useDesk() {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk is for the pages of the desk');
  return desk;
}

export function useFormats(): Formats {
  return useDesk().formats;
}

/** The time now, renewed every 20 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(useDesk().now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
