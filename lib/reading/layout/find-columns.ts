import type { Line } from '../../language/text/lines-of';
import { matchesOf } from '../../language/text/matches-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import { type CountRole, countOfTitle } from '../../language/words/table-titles';

const header = /\(?((?:[\p{L} ]{2,24}\/ ?){1,3}[\p{L} ]{2,24})\)?\s*:?\s*$/iu;

/**
 * "SOH / order" above rows that end in `2 / 6`: of the numbers of each row all but the one that is ordered, and the
 * header itself, are no quantities.
 */
export function findColumns(lines: readonly Line[]): NoiseSpan[] {
  for (const [i, line] of lines.entries()) {
    const match = header.exec(line.text);
    const roles = match?.[1]?.split('/').map(roleOf) ?? [];
    const order = roles.indexOf('ordered');
    if (order < 0) continue;
    const rows = lines.slice(i + 1).flatMap((row) => othersOf(row, roles.length, order));
    const fewest = roles.includes(undefined) ? fewestUnder : 1;
    if (rows.length >= fewest)
      return [
        { start: line.start + titlesAt(line.text, match?.index), end: line.end, code: 'header' },
        ...rows,
      ];
  }
  return [];
}

/**
 * Where the titles begin: behind the "GUSTO 1L" of "GUSTO 1L - have / need" and "GUSTO 1L (have / need)", which heads
 * the rows.
 */
function titlesAt(text: string, at = 0): number {
  const head = text.slice(0, at).trimEnd();
  const isApart = /[-–—:]$/.test(head) || text[at] === '(';
  return isApart ? head.replace(/[-–—:\s]+$/, '').length : 0;
}

/** The role of "Cold room need": other words may stand before a title. */
function roleOf(title: string): CountRole | undefined {
  const words = title.trim().split(/\s+/);
  return words.map((_, i) => countOfTitle(words.slice(i).join(' '))).find((role) => role !== undefined);
}

/** Below "fridge / need", of which one title alone is known, so many rows end in two numbers. */
const fewestUnder = 2;

/** The numbers of a row but the one at `order`, with the slashes between. */
function othersOf({ text, start }: Line, count: number, order: number): NoiseSpan[] {
  const group = new RegExp(`\\d+(?:\\s?/\\s?\\d+){${count - 1}}\\s*$`).exec(text);
  if (!group || /\d$/.test(text.slice(0, group.index))) return [];
  const cells = matchesOf(group[0], /\d+/g);
  const cell = cells[order];
  if (!cell) return [];
  const from = start + group.index;
  const before = { start: from, end: from + cell.index, code: 'column' };
  const after = {
    start: from + cell.index + cell[0].length,
    end: from + group[0].trimEnd().length,
    code: 'column',
  };
  return [before, after].filter((span) => span.end > span.start);
}
