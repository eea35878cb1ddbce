import type { EditedItem, State } from '../edit-state';
import { act, drop } from '../lines/act';
import { goodsWordsOf, says } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';

/** Longer lists nobody reads back; comparing them would cost quadratic time. */
const longest = 30;

/**
 * "6 cola, 4 samp 5kg, make the samp 8, ok 6 cola 8 samp": who closes by reading back all that is ordered, in the same
 * quantities and short names, orders none of it twice.
 */
export function dropReadBack({ view, items }: State): void {
  const standing = items.filter(({ dropped, row }) => dropped === null && row === null);
  const half = standing.length / 2;
  if (half < 2 || half > longest || !Number.isInteger(half)) return;
  const ordered = standing.slice(0, half);
  const again = standing.slice(half);
  if (!opensReadBack(view, again[0])) return;
  const isSame = again.every((entry, i) => repeats(view, ordered[i], entry));
  if (isSame) for (const entry of again) act(entry, 'read-back', drop('question'));
}

/** "ok 6 cola", "so 6 cola", "so thats 6 cola". */
function opensReadBack({ tokens, lexicon }: MessageView, first: EditedItem | undefined): boolean {
  if (!first) return false;
  const before = tokens.slice(Math.max(0, first.item.at - 3), first.item.at);
  const from = before.findLastIndex(({ kind, text }) => kind !== 'word' && !/^[,:]$/.test(text)) + 1;
  return before.slice(from).some(({ text }) => lexicon.sums.has(text) || lexicon.settled.has(text));
}

/** As many of goods with no other word than those of before, and fewer. */
function repeats(view: MessageView, before: EditedItem | undefined, { item, quantity }: EditedItem): boolean {
  if (!before || quantity === null || before.quantity !== quantity || !says(view, before.item, item))
    return false;
  return goodsWordsOf(view, item).length < goodsWordsOf(view, before.item).length;
}
