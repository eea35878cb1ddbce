import { useEffect, useRef, useState } from 'react';
import { needsLook } from '@/lib/certainty';
import type { FullOrderLine } from '@/lib/orders/answers';
import { nextToCheck } from '../verdicts/blockers';

/**
 * Which line is worked on: at first the first that needs a look; when it goes, the one that takes its place. Line by line
 * one goes through those that are shown.
 */
export function useLineFocus(lines: readonly FullOrderLine[], isShown: (line: FullOrderLine) => boolean) {
  const [chosen, setChosen] = useState<string>();
  const lastIndex = useRef(0);
  const fallback =
    chosen === undefined
      ? (lines.find(needsLook) ?? lines[0])
      : lines[Math.min(lastIndex.current, lines.length - 1)];
  const focused = lines.find((line) => line.id === chosen) ?? fallback;
  const at = focused ? lines.indexOf(focused) : -1;
  useEffect(() => {
    if (at >= 0) lastIndex.current = at;
  }, [at]);

  const focus = (lineId: string | undefined) => {
    if (lineId === undefined) return;
    setChosen(lineId);
    // After the row is drawn: moving the focus also tells screen readers where the keys now act.
    requestAnimationFrame(() => {
      const target = document.querySelector<HTMLElement>(`[data-review-line="${CSS.escape(lineId)}"]`);
      target?.focus({ preventScroll: true });
    });
  };
  return {
    focused,
    focus,
    nextLine: () => focus(lines.slice(at + 1).find(isShown)?.id),
    previousLine: () => focus(lines.slice(0, Math.max(0, at)).findLast(isShown)?.id),
    /** Where there is one; says whether there was. */
    toCheck: (): boolean => {
      const target = nextToCheck([...lines], focused?.id);
      focus(target);
      return target !== undefined;
    },
    /** Below the focused one. */
    hasMoreToCheck: (): boolean => lines.slice(at + 1).some(needsLook),
    /** From a line to the next that needs a look, else to the line below. */
    onward: (fromId: string) => {
      const from = lines.findIndex(({ id }) => id === fromId);
      focus(nextToCheck([...lines], fromId) ?? lines.slice(from + 1).find(isShown)?.id);
    },
  };
}
