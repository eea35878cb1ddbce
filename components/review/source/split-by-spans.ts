import type { AccountedPart } from '@/lib/orders/answers';

export interface Segment {
  text: string;
  /** Where it begins in the message. */
  start: number;
  /** The lines whose phrase covers it; usually one, none for what no line was read from. */
  lineIds: string[];
  /** What else became of it: the order's head, or left out; null for lines and talk. */
  part: AccountedPart | null;
}

interface SpannedLine {
  id: string;
  span: { start: number; end: number } | null;
}

/**
 * Cuts the message at the borders of the lines' phrases and of what is marked otherwise. Spans may overlap; what lies
 * outside the text is cut off.
 */
export function splitBySpans(
  text: string,
  lines: readonly SpannedLine[],
  accounted: readonly AccountedPart[] = [],
): Segment[] {
  const spans = lines.flatMap(({ id, span }) => (span ? [{ id, ...within(text, span) }] : []));
  const parts = accounted
    .filter(({ as }) => as === 'head' || as === 'left_out')
    .map((part) => ({ ...part, ...within(text, part) }));
  const shown = [...spans, ...parts].filter(({ start, end }) => start < end);
  const borders = [...new Set([0, text.length, ...shown.flatMap(({ start, end }) => [start, end])])];
  borders.sort((a, b) => a - b);
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? 0;
    const covers = (span: { start: number; end: number }): boolean => span.start <= start && end <= span.end;
    return {
      text: text.slice(start, end),
      start,
      lineIds: spans.filter((span) => span.start < span.end && covers(span)).map(({ id }) => id),
      part: parts.find(covers) ?? null,
    };
  });
}

/** Without the blanks at its ends, and no further than the text goes. */
function within(text: string, span: { start: number; end: number }): { start: number; end: number } {
  const start = Math.max(0, span.start);
  const words = text.slice(start, Math.max(start, span.end));
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}
