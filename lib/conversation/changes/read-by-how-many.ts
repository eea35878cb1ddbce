import type { ThreadLine } from '../thread/thread';
import { anyLanguageReader, hasCue, placesOf, withoutCues } from '../words/cues';
import { piecesOf } from '../words/plain-message';
import type { LineChange } from './change';
import { mentionedLine, tellingPieces } from './mentioned-line';
import type { Reader } from './reader';

const signed = /^\W*([+−-])(\d+)(?![\d.,]*\d)/u;
const number = /\d+(?:[.,]\d+)?/u;

/** "+5", "add 3", "2 less", "minus 3 of the bread": by how many there are to be more or fewer, and not how many. */
export function readByHowMany(
  reader: Reader,
  lines: readonly ThreadLine[],
  clause: string,
): LineChange | null {
  const by = signOf(clause) ?? fewerIn(reader, clause) ?? moreIn(clause);
  if (by === null) return null;
  const rest = withoutCues(reader, by.rest, 'fewer', 'courtesy', 'thanks', 'set');
  const isNamed = tellingPieces(rest).length > 0;
  const line = isNamed ? mentionedLine(lines, rest) : lines.length === 1 ? lines[0] : undefined;
  if (!line) return null;
  if (by.difference > 0) return { kind: 'MORE', line, quantity: by.difference };
  const quantity = line.quantity + by.difference;
  return quantity > 0 ? { kind: 'SET', line, quantity, unit: line.unit } : null;
}

interface ByHowMany {
  difference: number;
  /** The clause without it. */
  rest: string;
}

function signOf(clause: string): ByHowMany | null {
  const [whole, sign, digits] = clause.match(signed) ?? [];
  if (whole === undefined) return null;
  return { difference: (sign === '+' ? 1 : -1) * Number(digits), rest: clause.slice(whole.length) };
}

/** "add 3", "mais 5", with nothing else said; so short a message tells no language. */
function moreIn(clause: string): ByHowMany | null {
  if (!hasCue(anyLanguageReader, clause, 'add', 'more')) return null;
  const rest = withoutCues(anyLanguageReader, clause, 'add', 'more', 'courtesy', 'thanks');
  const [said, ...others] = piecesOf(rest);
  if (said === undefined || others.length > 0 || !number.test(said)) return null;
  return { difference: Number(said.replace(',', '.')), rest: '' };
}

/** The word stands right beside the number: "no less than 10" takes nothing off. */
function fewerIn(reader: Reader, clause: string): ByHowMany | null {
  for (const { start, end } of placesOf(reader, clause, 'fewer')) {
    const before = clause.slice(0, start).match(/(\d+(?:[.,]\d+)?)\s*$/u);
    const behind = clause.slice(end).match(/^\s*(\d+(?:[.,]\d+)?)/u);
    const found = before ?? behind;
    if (!found?.[1]) continue;
    const rest = clause.replace(number, ' ');
    if (number.test(rest)) return null;
    return { difference: -Number(found[1].replace(',', '.')), rest };
  }
  return null;
}
