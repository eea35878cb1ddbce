/** A day: long enough to notice at the next order, short enough that little has been built on it. */
const undoableForMs = 24 * 60 * 60_000;

/** Until when a merge can be taken back. */
export function undoUntil({ mergedAt }: { mergedAt: Date }): Date {
  return new Date(mergedAt.getTime() + undoableForMs);
}
