import { type CompiledLexicon, measureOf } from '../../language/compile';
import { readNumbersAt } from '../../language/numbers/read-number-words';
import { type Token, tokenise } from '../../language/text/tokenise';
import type { CatalogueIndex } from '../index/catalogue-index';
import { termOf } from './term-of';

/** A letter that stands alone before something, or two that are written together with a number. */
const mayBeCode = /(?:^|\s)\p{L}(?:\s+[\p{L}\d]|\p{L}\d)/u;

/** Letters of a code and the number behind them, as the catalogue writes them, with the token after them. */
interface Code {
  text: string;
  next: number;
}

/**
 * Writes letters and the number behind them as the catalogue does: "r nineteen unfaced" as `r19 unfaced`, "R 19" too, where
 * goods are called R-19, and "wd40" as `wd 40` where they are called WD-40. Speakers and transcripts leave out the hyphen
 * that tells a code from a quantity, and hasty writers the space.
 */
export function writeCodes(index: CatalogueIndex, phrase: string, lexicon: CompiledLexicon): string {
  if (!mayBeCode.test(phrase)) return phrase;
  const tokens = tokenise(phrase);
  let written = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const code = isLetterOfCode(phrase, tokens, at, lexicon)
      ? joinedAt(index, tokens, at, lexicon)
      : partedAt(index, tokens, at);
    if (code === null) continue;
    written += phrase.slice(from, tokens[at]?.start) + code.text;
    from = tokens[code.next - 1]?.end ?? from;
    at = code.next - 1;
  }
  return written + phrase.slice(from);
}

/** The catalogue has a word of these two letters, and none of them with the number. */
function partedAt(index: CatalogueIndex, tokens: readonly Token[], at: number): Code | null {
  const [letters, number] = [tokens[at], tokens[at + 1]];
  if (letters?.kind !== 'word' || letters.text.length !== 2 || letters.glued) return null;
  if (number?.kind !== 'number' || !number.glued) return null;
  const isOne = termOf(index, letters.text + number.text) !== undefined;
  return !isOne && termOf(index, letters.text) !== undefined
    ? { text: `${letters.text} ${number.text}`, next: at + 2 }
    : null;
}

/** A letter that is no word here: an "a" or "y" between goods is none, but the capital of "N ninety five" is. */
function isLetterOfCode(
  phrase: string,
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): boolean {
  const { kind, text = '', start = 0, end = 0, glued } = tokens[at] ?? {};
  if (kind !== 'word' || text.length > 1 || text === 'x' || glued) return false;
  const isWord = lexicon.articles.has(text) || lexicon.and.has(text) || lexicon.links.has(text);
  return !isWord || /\p{Lu}/u.test(phrase.slice(start, end));
}

/** The longest number behind the letter that makes a word of the catalogue with it, and is no size of its own. */
function joinedAt(
  index: CatalogueIndex,
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): Code | null {
  const letter = tokens[at]?.text ?? '';
  for (const { value, next } of readNumbersAt(tokens, at + 1, lexicon)) {
    const text = `${letter}${value}`;
    const isSized = measureOf(tokens[next]?.text ?? '', lexicon) !== undefined;
    if (!tokens[at + 1]?.glued && !isSized && termOf(index, text) !== undefined) return { text, next };
  }
  return null;
}
