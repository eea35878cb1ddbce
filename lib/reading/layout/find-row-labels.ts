import type { Line } from '../../language/text/lines-of';
import type { NoiseSpan } from '../../language/text/tokenise';

const labelled = /^[\s>]{0,8}(\d{3,4})(?: ?[-–—:] ?|[.)] )(?=\S.*\p{L}{2})/u;

/** Fewer rows may as well begin with quantities. */
const leastRows = 3;

/**
 * "101 - 2 boxes screws", "102 - hinge x1", "103 - …": rows that begin with the numbers of rooms, which go up from row to row,
 * seldom by much, and are never all as round as quantities.
 */
export function findRowLabels(lines: readonly Line[]): NoiseSpan[] {
  const rows = lines.flatMap((line) => {
    const match = labelled.exec(line.text);
    return match ? [{ line, length: match[0].length, value: Number(match[1]) }] : [];
  });
  const goUp = rows.every(({ value }, i) => i === 0 || value > (rows[i - 1]?.value ?? value));
  const areRound = rows.every(({ value }) => value % 5 === 0);
  if (rows.length < leastRows || !goUp || areRound) return [];
  return rows.map(({ line, length }) => ({ start: line.start, end: line.start + length, code: 'address' }));
}
