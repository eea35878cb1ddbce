import { unitWords } from '../../language/words/pattern-words';
import type { HeadWord } from './cut-words';

const units = new Set([...unitWords, 'x', 'cs', 'pk', 'ea', 'kg', 'g', 'l', 'ml']);

/** A word that stands between a number and goods: "x", "cases". */
export const isUnitWord = (text: string): boolean => units.has(text);

/** Which line each word belongs to: its goods, and the quantity and unit right beside them; -1 for none. */
export function findGoods(
  words: readonly HeadWord[],
  lines: readonly { start: number; end: number }[],
): number[] {
  const goods = words.map(() => -1);
  const sorted = lines.map((line, at) => ({ ...line, at })).sort((a, b) => a.start - b.start);
  let next = 0;
  for (const [at, word] of words.entries()) {
    while (next < sorted.length && (sorted[next]?.end ?? 0) <= word.start) next++;
    const line = sorted[next];
    if (line && line.start < word.end) goods[at] = line.at;
  }
  for (const [at, line] of [...goods.entries()])
    if (line >= 0 && goods[at + 1] === -1) takeQuantity(words, goods, at + 1, line);
  return goods;
}

function takeQuantity(words: readonly HeadWord[], goods: number[], from: number, line: number): void {
  let numbers = 0;
  for (let at = from; at < Math.min(words.length, from + 5) && goods[at] === -1; at++) {
    const word = words[at];
    if (word?.kind === 'number' && ++numbers > 1 && !words[at - 1]?.text.match(/^x$/)) return;
    if (!word || (word.kind !== 'number' && !units.has(word.text) && !/^[-–x×*:(]$/.test(word.text))) return;
    if (/^[-–:(]$/.test(word.text) && words[at + 1]?.kind !== 'number') return;
    // "2day"
    const next = words[at + 1];
    if (word.kind === 'number' && next?.glued && next.kind === 'word' && !units.has(next.text)) return;
    // "12/6" and "7:30" are no quantities.
    if (
      word.kind === 'number' &&
      /^[/:.]$/.test(words[at + 1]?.text ?? '') &&
      words[at + 2]?.glued &&
      words[at + 2]?.kind === 'number'
    )
      return;
    goods[at] = line;
  }
}
