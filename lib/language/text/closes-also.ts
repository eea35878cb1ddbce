import type { CompiledLexicon } from '../compile';
import type { Token } from './tokenise';

/** The "too" that closes "2 white bread and a creamer too" or "leave the rice too": one more, and no two of it. */
export function closesAlso(
  tokens: readonly Token[],
  at: number,
  { likewise, breaks, and }: CompiledLexicon,
): boolean {
  const after = tokens[at + 1];
  const closes = after?.kind !== 'word' || breaks.has(after.text) || and.has(after.text);
  return closes && likewise.has(tokens[at]?.text ?? '');
}
