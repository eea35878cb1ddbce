import { foldWord } from '../../language/text/fold-word';

/** What a customer wrote, apart from what is quoted above it. */
export interface PlainMessage {
  /** Lower case, without accents. */
  body: string;
  /** What it quotes, in the same way; null for nothing. */
  quoted: string | null;
  /** Signs of assent: a thumb, a tick. */
  nods: boolean;
  /** Signs of refusal, and none of assent: a cross, a thumb down. */
  refuses: boolean;
  /** No letter and no digit: smileys alone. */
  isWordless: boolean;
}

const nod = /[\u{1F44D}\u{1F44C}\u{2705}\u{2714}\u{1F197}\u{1F4AF}]/u;
const refusal = /[\u{274C}\u{274E}\u{2716}\u{1F6AB}\u{26D4}\u{1F6D1}\u{1F44E}\u{1F645}]/u;
const brackets = /^\s*\[([^\]]{0,400})\]/u;
const quotedLine = /^[ \t]*>[ \t]?(.*)$/gmu;

/** "[replying to …]" and lines behind ">" are quoted; "[voice]", one word, only tells how it came. */
export function plainMessage(text: string): PlainMessage {
  const quotes: string[] = [];
  const body = text
    .replace(brackets, (_, inside: string) => {
      if (/\s/.test(inside.trim())) quotes.push(inside);
      return ' ';
    })
    .replace(quotedLine, (_, line: string) => {
      quotes.push(line);
      return ' ';
    });
  const folded = foldWord(body)
    .replace(/[ \t]+/g, ' ')
    .trim();
  return {
    body: folded,
    quoted: quotes.length === 0 ? null : foldWord(quotes.join('\n')),
    nods: nod.test(body),
    refuses: refusal.test(body) && !nod.test(body),
    isWordless: !/[\p{L}\d]/u.test(folded),
  };
}

/** Words and numbers of a folded text; letters and digits are apart. */
export const piecesOf = (text: string): string[] => text.match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? [];
