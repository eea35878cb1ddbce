import { mentionedLine, tellingPieces } from '../changes/mentioned-line';
import type { Option } from '../thread/thread';
import { type CueReader, withoutCues } from '../words/cues';
import { piecesOf } from '../words/plain-message';

/** "2", "number 2 pls": the number, when the message has no words of its own. */
export function isBareNumber(reader: CueReader, words: string): number | null {
  const left = piecesOf(withoutCues(reader, words, 'yes', 'courtesy', 'thanks', 'optionWord'));
  const numbers = left.filter((piece) => /\d/.test(piece));
  const [number] = numbers;
  const hasWords = left.some((piece) => piece.length > 2 && !/\d/.test(piece));
  return numbers.length === 1 && !hasWords && Number.isInteger(Number(number)) ? Number(number) : null;
}

/** The option that words name better than any other: "full cream", "the lemon one". */
export function pickByWords(words: string, options: readonly Option[]): Option | null {
  if (options.length === 0 || tellingPieces(words).length === 0) return null;
  return mentionedLine(
    options.map((option) => ({ ...option, phrase: option.text })),
    words,
  );
}
