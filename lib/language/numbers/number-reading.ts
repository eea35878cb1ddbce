import type { CompiledLexicon } from '../compile';
import type { Token } from '../text/tokenise';

/** A number that starts at a token: its value and the token after it. */
export interface NumberReading {
  value: number;
  /** Index of the token after the number. */
  next: number;
  /** `words` spoken, `article` for "a", `joined` for "two fifty" = 250, `spelt` for "one two five"
   * = 125, `homophone` for "for" = 4, `spaced` for `1 200`, which may be one of 200 ml. */
  form: 'digits' | 'fraction' | 'words' | 'article' | 'joined' | 'spelt' | 'homophone' | 'spaced';
  /** A dozen was multiplied in. */
  dozens: boolean;
}

export const sum = (a: NumberReading, value: number, next: number): NumberReading => ({ ...a, value, next });

/** The word at a token; empty where there is none. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}

/** What "dozen", or a word like it, multiplies by; "score" is one only before "of", and a brand elsewhere. */
export function dozenAt(
  tokens: readonly Token[],
  at: number,
  { dozens, countsOf, links }: CompiledLexicon,
): number | undefined {
  const word = wordAt(tokens, at);
  return countsOf.has(word) && !links.has(wordAt(tokens, at + 1)) ? undefined : dozens.get(word);
}

/** Behind "and" or its mark. */
export const skipAnd = (tokens: readonly Token[], at: number, lexicon: CompiledLexicon): number =>
  lexicon.and.has(wordAt(tokens, at)) || tokens[at]?.text === '&' ? at + 1 : at;

export const skipHyphen = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === '-' && tokens[at]?.glued && tokens[at + 1]?.glued ? at + 1 : at;

/** "and a half", "& half", "and 1/2", "and five eighths" after a number. */
export function withHalf(
  tokens: readonly Token[],
  base: NumberReading,
  lexicon: CompiledLexicon,
): NumberReading[] {
  const and = skipAnd(tokens, base.next, lexicon);
  if (and === base.next) return [];
  const written = tokens[and];
  if (written?.form === 'fraction' && (written.value ?? 1) < 1)
    return [sum(base, base.value + (written.value ?? 0), and + 1)];
  const parts = lexicon.numbers.get(wordAt(tokens, and));
  const part = parts === undefined ? undefined : lexicon.fractions.get(wordAt(tokens, and + 1));
  if (parts !== undefined && part !== undefined) return [sum(base, base.value + parts * part, and + 2)];
  // "een en 'n half"
  const led = /^['’‘`]$/.test(tokens[and]?.text ?? '') ? and + 1 : and;
  const article = lexicon.articles.has(wordAt(tokens, led)) ? led + 1 : and;
  const fraction = lexicon.fractions.get(wordAt(tokens, article));
  return fraction === undefined ? [] : [sum(base, base.value + fraction, article + 1)];
}

/** The "y medio" of "dos kilos y medio", the "and a half" of "two boxes and a half": behind a unit, a part of one more. */
export const halfBehind = (
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): NumberReading | undefined =>
  withHalf(tokens, { value: 0, next: at, form: 'words', dozens: false }, lexicon)[0];
