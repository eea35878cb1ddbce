export interface Segment {
  text: string;
  /** Where it begins in the message. */
  start: number;
  /** The lines whose phrase covers it; usually one, none for what no line was read from. */
  lineIds: string[];
}

interface SpannedLine {
  id: string;
  span: { start: number; end: number } | null;
}

/** Cuts the message at the borders of the lines' phrases. Spans may overlap; what lies outside the text is cut off. */
export function splitBySpans(text: string, lines: readonly SpannedLine[]): Segment[] {
  const spans = lines.flatMap(({ id, span }) => {
    const start = Math.max(0, span?.start ?? 0);
    const end = Math.min(text.length, span?.end ?? 0);
    return span && start < end ? [{ id, start, end }] : [];
  });
  const borders = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])];
  borders.sort((a, b) => a - b);
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? 0;
    return {
      text: text.slice(start, end),
      start,
      lineIds: spans.filter((span) => span.start <= start && end <= span.end).map(({ id }) => id),
    };
  });
}
