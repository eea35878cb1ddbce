import { foldWord } from '../../language/text/fold-word';

export interface HeadWord {
  /** Lower case, without accents. */
  text: string;
  /** Lower case, accents and all. */
  written: string;
  /** UTF-16 offsets in the text. */
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark' | 'line';
  /** Nothing stands between it and the word before. */
  glued: boolean;
  capital: boolean;
}

const piece = /\p{L}[\p{L}\p{M}'’]*|\d+|\n|[^\s\p{L}\d]/gu;

/** Cuts a text into words, numbers, marks and ends of lines. Letters and digits part: "10am" is two. */
export function cutWords(text: string): HeadWord[] {
  const words: HeadWord[] = [];
  let before = -1;
  for (const match of text.matchAll(piece)) {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const first = found.charCodeAt(0);
    const kind =
      found === '\n'
        ? 'line'
        : first >= 48 && first <= 57
          ? 'number'
          : /^\p{L}/u.test(found)
            ? 'word'
            : 'mark';
    const written = found.toLowerCase();
    words.push({
      text: kind === 'word' ? foldWord(found) : found,
      written,
      start,
      end,
      kind,
      glued: start === before,
      // A prefix of Zulu may stand before it: "uThoko", "eNongoma".
      capital: kind === 'word' && /^\p{Ll}{0,3}\p{Lu}/u.test(found),
    });
    // What opens a line is glued to nothing.
    before = kind === 'line' ? -1 : end;
  }
  return words;
}

/** A hyphen within a word or name, which a phrase does not write: "sexta-feira", "after-school". */
export const isInnerHyphen = (words: readonly HeadWord[], at: number): boolean => {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word?.text !== '-' && word?.text !== '.') return false;
  return word.glued && after?.glued === true && before?.kind === 'word' && after.kind === 'word';
};
