import { type MessageView, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';
import { isSize } from './is-size';
import { isNumberAt } from './weigh-number';

/**
 * Whether the zero from `at` to `next` says that none of the goods before it are wanted: behind a mark, as in
 * "milk - 0", or as the count of a row beside other counts, as in "bread 4, milk 0".
 */
export const isNone = (view: MessageView, at: number, next: number, isMarked: boolean): boolean =>
  closesCount(view, next) && (isMarked || isInCounts(view, at));

/** So many tokens a row of a list may have. */
const longestRow = 16;

/** Behind none at all: the end of its row, or why there is none: "0 - season over", "0 (not selling)", "0 for now". */
function closesCount(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  return token?.kind === 'word' ? isIdle(view, at) && unitAt(view, at) === null : token?.kind !== 'number';
}

/** The 0 of "bread 4, milk 0" and "milk 0, bread 4": it closes its row, and a row beside it closes in a count as well. */
function isInCounts(view: MessageView, at: number): boolean {
  if (view.lexicon.naming.has(view.tokens[at - 1]?.text ?? '')) return false;
  const closesIn = (place: number): boolean => isNumberAt(view, place) && !isSize(view, place + 1);
  const before = edgeFrom(view, at, -1);
  const after = edgeFrom(view, edgeFrom(view, at, 1), 1);
  // "6 coke 0, 4 sprite": the row has its quantity, and the kind is called so.
  return !isNumberAt(view, before + 1) && (closesIn(before - 1) || closesIn(after - 1));
}

/** The next end of a row before or behind a token. */
function edgeFrom(view: MessageView, at: number, step: 1 | -1): number {
  let edge = at + step;
  while (Math.abs(edge - at) < longestRow && edge >= 0 && !endsField(view, edge)) edge += step;
  return edge;
}
