import type { MarkedSpan, MarkKind } from '@/lib/message-marks';

interface Piece {
  text: string;
  kinds: MarkKind[];
  /** Where it stands in the message. */
  at: number;
}

/** Cuts a part of a message, which begins at `start` of it, at its marks; the marks themselves fall out. */
export function cutAtMarks(text: string, start: number, marks: readonly MarkedSpan[]): Piece[] {
  const end = start + text.length;
  const near = marks.filter((mark) => mark.start < end && mark.end > start);
  const borders = new Set([start, end]);
  for (const mark of near) {
    for (const border of [mark.start, mark.innerStart, mark.innerEnd, mark.end]) {
      if (border > start && border < end) borders.add(border);
    }
  }
  const sorted = [...borders].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (const [index, at] of sorted.slice(0, -1).entries()) {
    const until = sorted[index + 1] ?? at;
    const isSign = near.some(
      (mark) => isWithin(at, mark.start, mark.innerStart) || isWithin(at, mark.innerEnd, mark.end),
    );
    if (isSign) continue;
    const kinds = near.filter((mark) => isWithin(at, mark.innerStart, mark.innerEnd)).map(({ kind }) => kind);
    pieces.push({ text: text.slice(at - start, until - start), kinds, at });
  }
  return pieces;
}

const isWithin = (at: number, from: number, to: number): boolean => at >= from && at < to;
