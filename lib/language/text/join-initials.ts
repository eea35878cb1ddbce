import type { Token } from './tokenise';

const joins = new Set(['n', 'nd', 'and', 'en']);

/** "b n c", "b and c" for B&C: between two letters the word is the sign. */
export function joinInitials(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (!joins.has(token.text) || !isLetter(tokens[at - 1]) || !isLetter(tokens[at + 1])) continue;
    token.kind = 'symbol';
    token.text = '&';
    token.glued = true;
  }
}

/** A letter that is no article and no times sign. */
const isLetter = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.text.length === 1 && !/[ax]/.test(token.text);

/** Fewer letters may be words: "a b", "x l". */
const leastLetters = 3;

/** "i b r", "d p c": an abbreviation as it is said, letter by letter, is one word. */
export function joinLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    let end = at;
    while (isSaidLetter(tokens[end]) && (end === at || followsClosely(tokens, end))) end++;
    if (end - at >= leastLetters) {
      const letters = tokens.slice(at, end);
      joined.push({
        ...token,
        end: letters.at(-1)?.end ?? token.end,
        text: letters.map(({ text }) => text).join(''),
      });
      at = end;
    } else {
      joined.push(token);
      at++;
    }
  }
  return joined;
}

const isSaidLetter = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.text.length === 1 && token.text !== 'x' && !token.glued;

const followsClosely = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) === 1;
