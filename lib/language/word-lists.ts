import { foldWord } from './text/fold-word';

/** The words of a list, folded as the message's are. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => foldWord(word.trim()))
    .filter((word) => word !== '');

/** `milk: melk, melkie` as pairs of what a word stands for and the word. */
export function* targets(text: string): Generator<[target: string, word: string]> {
  for (const line of text.split('\n')) {
    const cut = line.indexOf(':');
    if (cut > 0) for (const word of wordsOf(line.slice(cut + 1))) yield [line.slice(0, cut).trim(), word];
  }
}

/** The patterns of a language; `wordsOf` would fold the marks away. */
export const patternsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((pattern) => pattern.trim())
    .filter(Boolean);
