import { foldWord } from '../../language/text/fold-word';
import type { ThreadLine } from '../thread/thread';
import { hasCue, withoutCues } from '../words/cues';
import type { LineChange } from './change';
import { mentionedLine, tellingPieces } from './mentioned-line';
import { readGoods, withoutSize } from './read-swap';
import type { Reader } from './reader';
import { isSized, sizesIn, sizesOf } from './sizes';

/** "make it the 5kg", "1l instead of 2l", "rice must be 5kg": the same goods in another size, as many as there were. */
export function readOtherSize(
  reader: Reader,
  lines: readonly ThreadLine[],
  clause: string,
): LineChange | null {
  const said = sizesIn(clause);
  if (said.length === 0 || !hasCue(reader, clause, 'set', 'instead', 'swap')) return null;
  const rest = withoutCues(
    reader,
    withoutSize(clause),
    'set',
    'instead',
    'swap',
    'swapFor',
    'courtesy',
    'thanks',
    'no',
  );
  if (/\d/.test(rest)) return null;
  const sized = lines.filter(isSized);
  const isNamed = tellingPieces(rest).length > 0;
  const bySize = sized.filter((line) => said.some(({ size }) => sizesOf(line).includes(size)));
  const only = bySize.length === 1 ? bySize[0] : sized.length === 1 ? sized[0] : undefined;
  const line = isNamed ? mentionedLine(lines, rest) : only;
  if (!line || !isSized(line)) return null;
  const [wanted, ...others] = said.filter(({ size }) => !sizesOf(line).includes(size));
  if (!wanted || others.length > 0) return null;
  // What the customer calls them, else what we do: words that were taught mean one size.
  for (const called of [line.phrase, foldWord(line.name)]) {
    const read = readGoods(reader, `${withoutSize(called)} ${wanted.size}`);
    const goods = read && ofSize(reader, read, wanted.size);
    if (goods && goods.productId !== line.productId) return { kind: 'REPLACE', line, goods, quantity: null };
  }
  return null;
}

/** The likeliest of what these goods may be that comes in a size. */
function ofSize(reader: Reader, goods: ThreadLine, size: string): ThreadLine | null {
  const productId = [goods.productId, ...goods.candidates].find(
    (id) => id !== null && sizesOf({ phrase: '', name: reader.nameOf(id) }).includes(size),
  );
  return productId ? { ...goods, productId, name: reader.nameOf(productId) } : null;
}
