import type { Token } from './tokenise';

/** For each place of the tokens, and the one behind the last, where the part begins that borders set apart. */
export function findPartStarts(
  tokens: readonly Token[],
  isBorder: (token: Token, at: number) => boolean,
): number[] {
  const starts = [0];
  tokens.forEach((token, at) => {
    starts.push(isBorder(token, at) ? at + 1 : (starts[at] ?? 0));
  });
  return starts;
}

/** For each place of the tokens the border that ends the part it stands in, itself or behind it; else their number. */
export function findPartEnds(
  tokens: readonly Token[],
  isBorder: (token: Token, at: number) => boolean,
): number[] {
  const ends = new Array<number>(tokens.length + 1).fill(tokens.length);
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    ends[at] = token && isBorder(token, at) ? at : (ends[at + 1] ?? tokens.length);
  }
  return ends;
}
