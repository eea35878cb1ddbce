import { readEachAt } from '../amounts/read-shared-quantity';
import type { MessageView } from '../message-view';
import { saysNothing } from '../words/is-idle';
import type { LineTokens } from './heading-lines';

/**
 * Which lines stand below "Two of each please:", up to an empty one: each is goods of its own, and the 750 of "bleach
 * regular 750" makes it no heading of the next, "bleach lemon 1.5".
 */
export function linesOfEach(view: MessageView, lines: readonly LineTokens[]): ReadonlySet<number> {
  const found = new Set<number>();
  let isBelow = false;
  for (const [i, [start, end]] of lines.entries()) {
    if (start === end) isBelow = false;
    if (isBelow) found.add(i);
    if (endsWithEach(view, start, end)) isBelow = true;
  }
  return found;
}

/** "Hi there, two of each please:"; but "2 of each soup:" has goods of its own. */
function endsWithEach(view: MessageView, start: number, end: number): boolean {
  const isMarked = view.tokens[end - 1]?.text === ':';
  return view.tokens.slice(start, end).some((_, i) => {
    const each = isMarked ? readEachAt(view, start + i) : null;
    return each !== null && each.next < end && saysNothing(view, each.next, end - 1);
  });
}
