import type { GoldLine } from './gold';

interface Span {
  start: number;
  end: number;
}

/** How many characters two spans share; negative when they are apart. */
export const overlap = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** Pairs labels and lines that cover each other: half the label, a third of the line; the best first. */
export function pairLines<Line extends Span>(
  gold: readonly GoldLine[],
  lines: readonly Line[],
): Map<GoldLine, Line> {
  const options = gold.flatMap((label) =>
    lines.map((line) => {
      const common = overlap(label, line);
      const [long, other] = [label.end - label.start, line.end - line.start];
      return {
        label,
        line,
        score:
          common >= 0.5 * long && common >= 0.34 * other && common > 0 ? (2 * common) / (long + other) : 0,
      };
    }),
  );
  const pairs = new Map<GoldLine, Line>();
  const taken = new Set<Line>();
  for (const { label, line, score } of options.sort((a, b) => b.score - a.score)) {
    if (score <= 0 || pairs.has(label) || taken.has(line)) continue;
    pairs.set(label, line);
    taken.add(line);
  }
  return pairs;
}
