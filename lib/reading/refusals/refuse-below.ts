import { isInterleaved } from '../answers/answer-quote';
import type { State } from '../edit-state';
import { act, drop } from '../lines/act';
import { type MessageView, numbersAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { answeredLineAt } from '../words/is-answered';

/** More words are no mere refusal. */
const longestRefusal = 6;

/** Rows of a quoted list whose own answer, on the line right below, refuses them: "> lime 2L", then "no thanks". */
export function refuseBelow({ view, items }: State): void {
  if (!isInterleaved(view)) return;
  for (const entry of items) {
    const line = answeredLineAt(view, entry.item.goodsStart);
    if (line < 0 || entry.dropped !== null) continue;
    let below = entry.item.goodsEnd;
    while (answeredLineAt(view, below) === line) below++;
    if (isRefusal(view, below)) act(entry, 'cancellation', drop('cancelled'));
  }
}

/** "not needed", "still have", "0", "-": a line that begins so and counts nothing. */
function isRefusal(view: MessageView, from: number): boolean {
  let end = from;
  while (view.tokens[end] && view.tokens[end]?.kind !== 'newline') end++;
  const counts = view.tokens
    .slice(from, end)
    .some((_, i) => numbersAt(view, from + i).some(({ value, form }) => value > 0 && form !== 'article'));
  const { text = '', value } = view.tokens[from] ?? {};
  const { refuses, declines, denies, noneLeft } = view.lexicon;
  const saysNo = [refuses, declines, denies, noneLeft].some((words) => words.has(text)) || text === '-';
  const has = cuesAt(view, from).some(({ cue }) => /^(?:have|holds)$/.test(cue.kind));
  return end > from && end - from <= longestRefusal && !counts && (saysNo || has || value === 0);
}
