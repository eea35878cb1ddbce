import type { MessageView } from '../message-view';
import { sentenceEnd } from '../words/find-condition';
import { isIdle } from '../words/is-idle';

/** More tokens between a question and its number are no mere "yes". */
const longestYes = 6;

/** "do we still need soap? / Ann 08:40: yes 6": behind goods that are asked about, a number and nothing else but a yes. */
export function answersQuestion(view: MessageView, goodsEnd: number, at: number): boolean {
  const mark = sentenceEnd(view, goodsEnd);
  if (view.tokens[mark]?.text !== '?' || mark >= at || at - mark > longestYes) return false;
  return view.tokens
    .slice(mark + 1, at)
    .every(({ kind }, i) => kind !== 'word' || isIdle(view, mark + 1 + i));
}
