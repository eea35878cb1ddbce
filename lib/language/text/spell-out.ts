import type { CompiledLexicon } from '../compile';
import type { Token } from './tokenise';

/**
 * Lets words that are written in a hurry stand for what they are short of: "dnt snd", "nt th"; but not the end of a number,
 * as the "th" of "4th avenue red". The text stays as it is.
 */
export function spellOut(tokens: readonly Token[], { shortened, ordinalEnds }: CompiledLexicon): void {
  tokens.forEach((token, at) => {
    const isEnd = token.glued && tokens[at - 1]?.kind === 'number' && ordinalEnds.has(token.text);
    if (token.kind === 'word' && !isEnd) token.text = shortened.get(token.text) ?? token.text;
  });
}
