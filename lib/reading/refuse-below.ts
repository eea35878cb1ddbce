import { isInterleaved } from './answer-quote';
import type { State } from './edit-state';
import { cuesAt } from './find-cues';
import { type MessageView, numbersAt } from './message-view';

/** More words are no mere refusal. */
const longestRefusal = 6;

/** Rows of a quoted list whose own answer, on the line right below, refuses them: "> lime 2L", then "no thanks". */
export function refuseBelow({ view, items }: State): void {
  if (!isInterleaved(view)) return;
  for (const line of view.answered) {
    const isInLine = (at: number): boolean => {
      const { start = -1 } = view.tokens[at] ?? {};
      return start >= line.start && start < line.end;
    };
    const row = items.filter(({ item, dropped }) => dropped === null && isInLine(item.goodsStart));
    const below = view.tokens.findIndex(({ start }) => start > line.end);
    if (row.length > 0 && isRefusal(view, below)) for (const entry of row) entry.dropped = 'cancelled';
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
