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
