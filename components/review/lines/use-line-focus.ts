import { useEffect, useRef, useState } from 'react';
import { needsLook } from '@/lib/certainty';
import type { FullOrderLine } from '@/lib/orders/answers';
import { nextToCheck } from '../verdicts/blockers';
import { isSavedLine } from './apply-edits';

interface Options {
  isShown: (line: FullOrderLine) => boolean;
  /** Something is being typed for the line that has the focus. */
  isEditing: boolean;
  /** That line was taken away meanwhile. */
  onGone: (line: FullOrderLine) => void;
}

/**
 * Which line is worked on: at first the first that needs a look; when it goes, the one that takes its place. What is
 * typed for a line is never handed to another: when that one goes, none has the focus until the clerk chooses. Line by
 * line one goes through those that are shown.
 */
export function useLineFocus(lines: readonly FullOrderLine[], { isShown, isEditing, onGone }: Options) {
  // Null: none.
  const [chosen, setChosen] = useState<string | null>();
  const lastIndex = useRef(0);
  const usual = () => {
    if (chosen === null) return undefined;
    const fallback =
      chosen === undefined
        ? (lines.find(needsLook) ?? lines[0])
        : lines[Math.min(lastIndex.current, lines.length - 1)];
    return lines.find((line) => line.id === chosen) ?? fallback;
  };
  // As it was when the editing began.
  const [held, hold] = useState<FullOrderLine>();
  const focused = isEditing && held ? heldIn(lines, held, usual) : usual();
  if (isEditing ? held === undefined && focused !== undefined : held !== undefined)
    hold(isEditing ? focused : undefined);
  const gone = isEditing && held && !focused ? held : undefined;
  useEffect(() => {
    if (!gone) return;
    setChosen(null);
    onGone(gone);
  }, [gone, onGone]);
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
    /** The line being typed for, as it was when that began. */
    held,
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

/** A line that was just added gets an id of the service's when it is saved, and is the same line. */
function heldIn(
  lines: readonly FullOrderLine[],
  held: FullOrderLine,
  usual: () => FullOrderLine | undefined,
): FullOrderLine | undefined {
  return lines.find(({ id }) => id === held.id) ?? (isSavedLine(held.id) ? undefined : usual());
}
