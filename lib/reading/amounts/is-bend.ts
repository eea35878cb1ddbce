import type { Token } from '../../language/text/tokenise';

const angles = new Set([22.5, 45, 90]);

/** The s of "6 3in 90s": plumbers call elbows by the degrees that they turn, behind the size of the pipe. */
export const isBend = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 's' &&
  tokens[at]?.glued === true &&
  angles.has(tokens[at - 1]?.value ?? 0) &&
  (/^(?:in|inch|"|”)$/.test(tokens[at - 2]?.text ?? '') || tokens[at - 2]?.form === 'fraction');
