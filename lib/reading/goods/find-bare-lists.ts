import { isSize } from '../amounts/is-size';
import { readEachAt } from '../amounts/read-shared-quantity';
import { type MessageView, numbersAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { clauseStart } from './find-heading-marks';

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
    // "soup packets, 10 each of oxtail minestrone"
    const end = view.tokens[at - 1]?.text === ',' && isOf(view, (each?.next ?? at) - 1) ? at - 1 : at;
    if (!each) continue;
    const start = headStart(view, end);
    if (start >= end || end - start > longest.head || (end === at && !isSized(view, start, end))) continue;
    let to = each.next;
    while (isOfKind(view, to) && to - each.next <= longest.list) to++;
    const closes = !view.tokens[to] || endsSentenceAt(view, to) || opensNext(view, to);
    const says = view.tokens.slice(each.next, to).filter((_, i) => !isIdle(view, each.next + i));
    if (closes && says.length > 1) found.push({ start, end, from: each.next, to });
  }
  return found;
});

/** Where the clause begins, or in a transcript what it says behind talk: "hello this is thabo we need | cola two litre six each". */
function headStart(view: MessageView, end: number): number {
  const clause = clauseStart(view, end);
  if (!view.voice || end - clause <= longest.head) return clause;
  const isTalk = (at: number): boolean => isIdle(view, at) && numbersAt(view, at).length === 0;
  let start = end;
  while (end - start <= longest.head && !isTalk(start - 1)) start--;
  return start;
}

const isOf = (view: MessageView, at: number): boolean => view.lexicon.links.has(view.tokens[at]?.text ?? '');

/** "plus 5 polony", "and then five polony": another line follows. */
function opensNext(view: MessageView, at: number): boolean {
  if (!view.lexicon.and.has(view.tokens[at]?.text ?? '')) return false;
  const isCount = (next: number): boolean => numbersAt(view, next).length > 0;
  return isCount(at + 1) || (isIdle(view, at + 1) && isCount(at + 2));
}

/** A word of the list, or a size of one of its kinds. */
const isOfKind = (view: MessageView, at: number): boolean =>
  (view.tokens[at]?.kind === 'word' && !opensNext(view, at)) ||
  (view.tokens[at]?.kind === 'number' && isSize(view, at + 1));

/** A measure behind a number, be it in words: "2 l", "two litre". */
const isSized = (view: MessageView, from: number, to: number): boolean =>
  view.tokens
    .slice(from, to)
    .some((_, i) => isSize(view, from + i) && numbersAt(view, from + i - 1).length > 0);

const tokensInLists = oncePerView(
  (view) =>
    new Set(bareListsIn(view).flatMap(({ from, to }) => view.tokens.slice(from, to).map((_, i) => from + i))),
);

/** A token at which the next kind of such a list may begin. */
export const isInBareList = (view: MessageView, at: number): boolean => tokensInLists(view).has(at);
