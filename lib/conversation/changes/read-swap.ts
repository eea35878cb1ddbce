import { interpretMessage } from '../../matching/interpret-message';
import { lineOf, type ThreadLine } from '../thread/thread';
import { placesOf, withoutCues } from '../words/cues';
import type { LineChange } from './change';
import { mentionedLine, namesGoods } from './mentioned-line';
import type { Reader } from './reader';

/** "swap the chips for rolls", "change the 2 l to 1.5 l": other goods, or another size of the same. */
export function readSwap(reader: Reader, lines: readonly ThreadLine[], clause: string): LineChange | null {
  const [begin] = placesOf(reader, clause, 'swap');
  if (!begin) return null;
  for (const parts of placesOf(reader, clause, 'swapFor').reverse()) {
    if (parts.start <= begin.end) continue;
    const line = mentionedLine(lines, clause.slice(begin.end, parts.start));
    const wanted = withoutCues(reader, clause.slice(parts.end), 'courtesy', 'thanks').trim();
    if (!line || wanted === '') continue;
    if (/^\d+$/.test(wanted)) return { kind: 'SET', line, quantity: Number(wanted), unit: line.unit };
    // "to 12, and the bread to 8", "to 12 loaves": how many there are to be.
    if (
      /^\d+\s*(?:[,.;]\s|\n)/u.test(wanted) ||
      (/^\d/.test(wanted) && !isSizeAlone(wanted) && !namesGoods(wanted))
    )
      continue;
    const goods = readGoods(reader, isSizeAlone(wanted) ? `${withoutSize(line.phrase)} ${wanted}` : wanted);
    if (!goods?.productId || goods.productId === line.productId) continue;
    const isCounted = !isSizeAlone(wanted) && /^\d+\s*(?:x\s|\p{L}{3,})/u.test(wanted);
    return { kind: 'REPLACE', line, goods, quantity: isCounted ? goods.quantity : null };
  }
  return null;
}

const isSizeAlone = (words: string): boolean => /^\W*\d+(?:[.,]\d+)?\s*\p{L}{0,3}\W*$/u.test(words);
export const withoutSize = (phrase: string): string =>
  phrase.replace(/\d+(?:[.,]\d+)?\s*\p{L}{0,2}(?![\p{L}\d])/gu, ' ').trim();

/** The one product that words name, with its quantity, or null. */
export function readGoods(reader: Reader, words: string): ThreadLine | null {
  const { lines } = interpretMessage(reader.index, words, reader.customer);
  const [line] =
    lines.length > 0 ? lines : interpretMessage(reader.index, `1 x ${words}`, reader.customer).lines;
  return line ? lineOf(line, reader.nameOf) : null;
}
