/** Heights in one and the same unit. */
interface SlipHeights {
  /** What a page holds between its margins, above its number. */
  page: number;
  /** The head and the names of the columns; they stand on each page. */
  head: number;
  lines: readonly number[];
  /** Counts, legend and signatures, on the last page only. */
  foot: number;
}

/**
 * How many lines stand on each page of a slip, in order. The foot never stands alone: a line goes with it. A line that
 * is higher than a page gets one to itself.
 */
export function packLines({ page, head, lines, foot }: SlipHeights): number[] {
  const room = page - head;
  const counts = [0];
  let used = 0;
  for (const height of lines) {
    if (used > 0 && used + height > room) {
      counts.push(0);
      used = 0;
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    used += height;
  }
  const last = counts.at(-1) ?? 0;
  if (used + foot > room && last > 1) return [...counts.slice(0, -1), last - 1, 1];
  return counts;
}
