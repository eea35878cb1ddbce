import { endsSentenceAt } from './find-condition';
import { clauseStart } from './find-heading-marks';
import { isIdle } from './is-idle';
import { isSizeWord } from './is-size';
import type { MessageView } from './message-view';
import { oncePerView } from './once-per-view';
import { readEachAt } from './read-shared-quantity';

/** A list that shares a quantity, with nothing between its kinds: "juice 200ml 24 each mango guava orange". */
export interface BareList {
  /** Tokens of what they are kinds of. */
  start: number;
  end: number;
  /** Tokens of the kinds. */
  from: number;
  to: number;
}

/** More words are prose. */
const longest = { head: 8, list: 16 };

/** Every list of kinds without marks, behind goods with a size and a quantity for each. */
export const bareListsIn = oncePerView((view): BareList[] => {
  const found: BareList[] = [];
  for (let at = 0; view.sharesQuantity && at < view.tokens.length; at++) {
    const each = readEachAt(view, at);
    const start = clauseStart(view, at);
    if (!each || at - start > longest.head || !isSized(view, start, at)) continue;
    let to = each.next;
    while (view.tokens[to]?.kind === 'word' && to - each.next <= longest.list) to++;
    const closes = !view.tokens[to] || endsSentenceAt(view, to);
    const says = view.tokens.slice(each.next, to).filter((_, i) => !isIdle(view, each.next + i));
    if (closes && says.length > 1) found.push({ start, end: at, from: each.next, to });
  }
  return found;
});

const isSized = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some((_, i) => isSizeWord(view, from + i));

const tokensInLists = oncePerView(
  (view) =>
    new Set(bareListsIn(view).flatMap(({ from, to }) => view.tokens.slice(from, to).map((_, i) => from + i))),
);

/** A token at which the next kind of such a list may begin. */
export const isInBareList = (view: MessageView, at: number): boolean => tokensInLists(view).has(at);
