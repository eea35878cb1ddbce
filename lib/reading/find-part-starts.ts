import type { Token } from './tokenise';

/** For each place of the tokens, and the one behind the last, where the part begins that borders set apart. */
export function findPartStarts(
  tokens: readonly Token[],
  isBorder: (token: Token, at: number) => boolean,
): number[] {
  const starts = [0];
  for (const [at, token] of tokens.entries()) starts.push(isBorder(token, at) ? at + 1 : (starts[at] ?? 0));
  return starts;
}
