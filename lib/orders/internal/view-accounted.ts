import type { Accounted } from '../../accounted';
import { warningsOfLeftOut } from '../../matching/lines/line-warnings';
import type { AccountedPart, FullOrderLine } from '../answers';
import type { OrderWarning } from '../warnings';

export type SpannedLine = Pick<FullOrderLine, 'id' | 'span'>;

/** How many parts a clerk is to look at. */
export const countLeftOut = (accounted: readonly AccountedPart[]): number =>
  accounted.filter(({ doubtful }) => doubtful).length;

/** What became of each part of the text, with the lines as they are now: a left-out part that a line was made of is one. */
export function viewAccounted(
  accounted: readonly Accounted[] | null,
  lines: readonly SpannedLine[],
): AccountedPart[] {
  return (accounted ?? []).map((part) => {
    const line = lines.find(({ span }) => span !== null && span.start < part.end && span.end > part.start);
    if (line && (part.as === 'line' || part.as === 'left_out'))
      return { ...part, as: 'line', lineId: line.id, reason: null, doubtful: false };
    return { ...part, lineId: null };
  });
}

/** An order's warnings with what is left out now, whatever was when it was read. */
export function withLeftOut(
  warnings: readonly OrderWarning[],
  accounted: readonly AccountedPart[],
  rawText: string,
): OrderWarning[] {
  if (accounted.length === 0) return [...warnings];
  const others = warnings.filter(({ code }) => code !== 'left_out');
  return [...others, ...warningsOfLeftOut(accounted, rawText)];
}
