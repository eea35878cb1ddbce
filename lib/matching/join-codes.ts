import { type CompiledLexicon, measureOf } from '../reading/lexicons/compile';
import { readNumbersAt } from '../reading/read-number-words';
import { type Token, tokenise } from '../reading/tokenise';
import type { CatalogueIndex } from './catalogue-index';
import { termOf } from './term-of';

/** A letter that stands alone before something. */
const loneLetter = /(?:^|\s)\p{L}\s+[\p{L}\d]/u;

/**
 * Writes a letter and the number behind it as the catalogue does: "r nineteen unfaced" as `r19 unfaced`, "R 19" too, where
 * goods are called R-19. Speakers and transcripts leave out the hyphen that tells a code from a quantity.
 */
export function joinCodes(index: CatalogueIndex, phrase: string, lexicon: CompiledLexicon): string {
  if (!loneLetter.test(phrase)) return phrase;
  const tokens = tokenise(phrase);
  let joined = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const code = isLetterOfCode(phrase, tokens, at, lexicon) ? codeAt(index, tokens, at, lexicon) : null;
    if (code === null) continue;
    joined += phrase.slice(from, tokens[at]?.start) + code.text;
    from = tokens[code.next - 1]?.end ?? from;
    at = code.next - 1;
  }
  return joined + phrase.slice(from);
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
function codeAt(
  index: CatalogueIndex,
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): { text: string; next: number } | null {
  const letter = tokens[at]?.text ?? '';
  for (const { value, next } of readNumbersAt(tokens, at + 1, lexicon)) {
    const text = `${letter}${value}`;
    const isSized = measureOf(tokens[next]?.text ?? '', lexicon) !== undefined;
    if (!tokens[at + 1]?.glued && !isSized && termOf(index, text) !== undefined) return { text, next };
  }
  return null;
}
