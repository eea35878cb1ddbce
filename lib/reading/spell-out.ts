import type { CompiledLexicon } from './lexicons/compile';
import type { Token } from './tokenise';

/** Lets words that are written in a hurry stand for what they are short of: "dnt snd", "nt th". The text stays as it is. */
export function spellOut(tokens: readonly Token[], { shortened }: CompiledLexicon): void {
  for (const token of tokens) if (token.kind === 'word') token.text = shortened.get(token.text) ?? token.text;
}
