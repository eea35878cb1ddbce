import type { Token } from './tokenise';

/** "x-large gloves", "- x-long sleeve": the "x" of "extra" belongs to its word, and is no times sign. */
export function joinExtra(tokens: Token[]): void {
  for (let at = tokens.length - 3; at >= 0; at--) {
    const [x, dash, word] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const joined = x?.text === 'x' && !x.glued && dash?.text === '-' && dash.glued && word?.glued === true;
    if (joined && word.kind === 'word' && word.text.length > 2)
      tokens.splice(at, 3, { ...word, start: x.start, glued: false });
  }
}
