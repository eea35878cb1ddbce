import { accountParts } from './account-parts';
import type { Cut } from './cut-message';
import type { EditedItem, Unread } from './edit-state';
import { applyEdits } from './edits/apply-edits';
import { contextsOf } from './headings/heading-contexts';
import type { Judge } from './judge';
import { readLines } from './lines/read-lines';
import { readRows } from './lines/read-rows';
import { warnOfOrder } from './lines/warn-of-order';
import type { Marks } from './mark-message';
import type { DroppedGoods, Reading } from './reading';
import type { ReadableView } from './view-message';

/** Asks the catalogue what the products of lines are called. */
export const callsBy =
  (view: ReadableView, judge: Judge, contexts: readonly (string | undefined)[]) =>
  ({ item, row }: EditedItem, words: readonly string[]): number | null => {
    const start = row?.start ?? view.tokens[item.goodsStart]?.start ?? 0;
    const end = row?.end ?? view.tokens[item.goodsEnd - 1]?.end ?? 0;
    return judge.calls(start, end, row?.context ?? contexts[item.goodsStart] ?? '', words);
  };

/** What a message orders, by its best cut and what the rest of it says of the lines. */
export function assembleReading(
  view: ReadableView,
  { best, rivals }: Cut,
  marks: Marks,
  judge: Judge,
): Reading {
  const headings = [...marks.headings, ...marks.sizesBehind];
  const contexts = contextsOf(headings, view);
  const edited = applyEdits(view, best.events, callsBy(view, judge, contexts));
  const parts = accountParts(view, best.events, edited, headings, judge);
  const rows = readRows(view, edited.items);
  const written = edited.items.filter(({ row }) => row === null);
  const lines = readLines(view, written, headings, contexts, rivals);
  const unread = edited.unread.map((one) => droppedUnread(view, one));
  return {
    phrases: [...rows.phrases, ...lines.phrases].sort((a, b) => a.start - b.start),
    dropped: [...rows.dropped, ...lines.dropped, ...unread],
    parts,
    languages: view.languages,
    repeats: edited.repeats,
    warnings: warnOfOrder(view, edited, judge),
  };
}

/** Words that a cancellation names something by, of which nothing is known. */
function droppedUnread(view: ReadableView, { from, to, ahead }: Unread): DroppedGoods {
  const [start, end] = [view.tokens[from]?.start ?? 0, view.tokens[to - 1]?.end ?? 0];
  return { phrase: view.text.slice(start, end), start, end, why: 'cancelled', unnamed: true, ahead };
}
