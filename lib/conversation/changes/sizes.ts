import { languages } from '../../language/languages';
import { foldWord } from '../../language/text/fold-word';
import { targets } from '../../language/word-lists';
import type { ThreadLine } from '../thread/thread';

const symbols = new Map(
  languages.flatMap((lexicon) =>
    [...targets(lexicon.measures)].map(([symbol, word]): [string, string] => [word, symbol]),
  ),
);
const measured = /(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu;

/** A size as it is compared: "5kg", "1.5l". */
interface Size {
  size: string;
  value: number;
}

/** The sizes in folded words, however they are written: "5 kilo" is "5kg". */
export const sizesIn = (words: string): Size[] =>
  [...words.matchAll(measured)].flatMap(([, written = '', word = '']) => {
    const symbol = symbols.get(word) ?? ([...symbols.values()].includes(word) ? word : undefined);
    const value = Number(written.replace(',', '.'));
    return symbol === undefined ? [] : [{ size: `${value}${symbol}`, value }];
  });

/** The sizes that goods are called by. */
export const sizesOf = ({ phrase, name }: Pick<ThreadLine, 'phrase' | 'name'>): string[] =>
  sizesIn(`${foldWord(phrase)} ${foldWord(name)}`).map(({ size }) => size);

/** Goods that come in a size of their own, and are not ordered by any. */
export const isSized = (line: ThreadLine): boolean =>
  sizesOf(line).length > 0 && sizesIn(`1 ${line.unit ?? ''}`).length === 0;

/** "make it the 5kg" of rice that comes in bags: no five of them. */
export const saysSizeOf = (line: ThreadLine, words: string, quantity: number): boolean =>
  isSized(line) && sizesIn(words).some(({ value }) => value === quantity);
