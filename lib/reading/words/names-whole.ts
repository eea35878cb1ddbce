import type { MessageView } from '../message-view';
import { isIdle } from './is-idle';

/** So many words may lead to it: "the friday delivery". */
const mostBefore = 3;

/** "my driver", "friday delivery", "the late delivery": what is of the order as a whole is named here, and no goods. */
export function namesWhole(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  for (let end = at; end <= at + mostBefore; end++) {
    if (lexicon.wholes.has(tokens[end]?.text ?? '') || (end === at && isOfWhole(view, at))) return true;
    if (tokens[end]?.kind !== 'word' || !isIdle(view, end)) return false;
  }
  return false;
}

/** "driver", "terms": a word for what is of the order as a whole. */
export const isOfWhole = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  [lexicon.wholes, lexicon.arrangements].some((words) => words.has(tokens[at]?.text ?? ''));
