import type { Accounted } from '../../accounted';
import { headFields } from '../head-fields';
import type { StoredHead } from '../order-head';

interface HeadSpan {
  start: number;
  end: number;
  /** The field's name, as `accounted` gives it for its reason. */
  reason: string;
}

/** Where the parts of a head stand in the text. */
export function headSpans(head: StoredHead): HeadSpan[] {
  return headFields.flatMap((field) => {
    const part = head[field];
    return part && 'span' in part && part.span ? [{ ...part.span, reason: field }] : [];
  });
}

/**
 * What became of each part of a message, with the words that its head takes as `head`: talk is cut there. Words that a
 * line was made of stay the line's; and so that no goods are lost among a head, what may be ordered goes to it only as a
 * whole, and to instructions never.
 */
export function accountHead(accounted: readonly Accounted[], spans: readonly HeadSpan[]): Accounted[] {
  return spans.reduce<Accounted[]>(takeSpan, [...accounted]);
}

function takeSpan(parts: Accounted[], span: HeadSpan): Accounted[] {
  const touched = parts.filter((part) => part.start < span.end && part.end > span.start);
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return parts;
  const free = touched.filter((part) => isFree(part, span));
  const left = parts.flatMap((part) => (free.includes(part) ? without(part, span) : [part]));
  // One part of all of it, unless something else stands in between.
  const taken = (free.length === touched.length ? [{ start: first.start, end: last.end }] : free).map(
    ({ start, end }): Accounted => ({
      start: Math.max(start, span.start),
      end: Math.min(end, span.end),
      as: 'head',
      reason: span.reason,
      doubtful: false,
    }),
  );
  return [...left, ...taken].sort((a, b) => a.start - b.start);
}

function isFree({ as, doubtful, start, end }: Accounted, span: HeadSpan): boolean {
  if (as === 'line') return false;
  return !doubtful || (span.reason !== 'instructions' && span.start <= start && end <= span.end);
}

function without(part: Accounted, { start, end }: HeadSpan): Accounted[] {
  const before = { ...part, end: Math.min(part.end, start) };
  const behind = { ...part, start: Math.max(part.start, end) };
  return [before, behind].filter((each) => each.start < each.end);
}
