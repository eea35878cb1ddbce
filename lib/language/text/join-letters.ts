/** What is looked at of a token. */
interface Piece {
  kind: string;
  start: number;
  end: number;
  text: string;
  glued: boolean;
}

/** Fewer letters may be words: "a b", "x l". */
const leastLetters = 3;

/** "i b r", "d p c": an abbreviation as it is said, letter by letter, is one word. */
export function joinLetters<T extends Piece>(tokens: readonly T[]): T[] {
  const joined: T[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as T;
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

const isSaidLetter = (token: Piece | undefined): boolean =>
  token?.kind === 'word' && token.text.length === 1 && token.text !== 'x' && !token.glued;

const followsClosely = (tokens: readonly Piece[], at: number): boolean =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) === 1;
