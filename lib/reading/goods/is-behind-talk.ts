import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { oncePerToken } from '../words/once-per-view';
import { lineStart } from './find-heading-marks';

/** More words at the beginning of a line say more than who wants what. */
const longestTalk = 8;

/** "night staff also wants rice 2", below a heading and its rows: what opens the line names no goods, and is no part of them. */
export const isBehindTalk = oncePerToken((view, at): boolean => {
  const start = lineStart(view, at);
  if (!isIdle(view, at - 1) || at - start > longestTalk) return false;
  return view.lexicon.talk.has(view.tokens[start]?.text ?? '') && isTalk(view, start, at);
});
