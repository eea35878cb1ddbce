import { measureBySpelling } from '../../language/measures';
import type { Token } from '../../language/text/tokenise';
import { countOnly } from './read-measure';

/** `r-19`, `r- 19`, `h0482`: digits that belong to the letters before them. */
export function isCodeTail(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return false;
  if (!token.glued) return isDashed(tokens, at) && !isGluedToNumber(tokens, at - 2);
  const after = tokens[at + 1];
  if (after?.glued && after.kind === 'word' && (measureBySpelling(after.text) || countOnly.has(after.text)))
    return false;
  if (before.kind === 'word')
    return before.text.length <= 2 && before.text !== 'x' && !isGluedToNumber(tokens, at - 1);
  return isDashed(tokens, at);
}

/** After a single letter and a dash. */
function isDashed(tokens: readonly Token[], at: number): boolean {
  const [letter, dash] = [tokens[at - 2], tokens[at - 1]];
  return (
    dash?.text === '-' &&
    dash.glued &&
    letter?.kind === 'word' &&
    letter.text.length === 1 &&
    letter.text !== 'x'
  );
}

export const isGluedToNumber = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at]?.glued === true && tokens[at - 1]?.kind === 'number';
