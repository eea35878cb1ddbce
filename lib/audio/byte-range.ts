/** What a Range header asks of a body of `size` bytes. `start` and `end` are both inclusive, as in the header. */
export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'partial'; start: number; end: number }
  | { kind: 'unsatisfiable' };

const whole: ByteRange = { kind: 'whole' };

/**
 * Reads a Range header (RFC 9110 section 14.1.2): one range `a-b`, `a-` or `-n` is honoured and clamped to the
 * body; none, several, another unit or bad syntax mean the whole body; a range that begins past the end, or asks
 * for the last 0 bytes, is unsatisfiable.
 */
export function parseByteRange(header: string | null | undefined, size: number): ByteRange {
  const match = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header?.trim() ?? '');
  if (match === null) return whole;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return whole;
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return whole;
  if (start >= size) return { kind: 'unsatisfiable' };
  return { kind: 'partial', start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange {
  if (count === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'partial', start: Math.max(0, size - count), end: size - 1 };
}
