import type { EditedItem, State } from '../edit-state';
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
    .every(({ kind, text }, i) => kind !== 'word' || agrees(view, text) || isIdle(view, mark + 1 + i));
}

const agrees = ({ lexicon }: MessageView, text: string): boolean => lexicon.agrees.has(text);

/** "soap for the rooms? / Ann 08:40: yes 6": the goods, and not what they are for. */
export function askedInstead({ view, items }: State, open: EditedItem, at: number): EditedItem {
  if (!isBehindPurpose(view, open.item.goodsStart) || !answersQuestion(view, open.item.next, at)) return open;
  const isAsked = (entry: EditedItem): boolean =>
    entry !== open && entry.sentence === open.sentence && entry.quantity === null;
  return items.findLast(isAsked) ?? open;
}

function isBehindPurpose({ tokens, lexicon }: MessageView, at: number): boolean {
  const { definite, owning, purpose } = lexicon;
  const before = tokens[at - 1]?.text ?? '';
  return purpose.has((definite.has(before) || owning.has(before) ? tokens[at - 2]?.text : before) ?? '');
}
