import type { Judge } from '../judge';
import { isLongerThanOrders, type MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';
import { breaksGoods } from './breaks-goods';
import { canBegin, canEnd } from './goods-bounds';
import { tellsGoods } from './tells-goods';

/** Tokens that goods may have at most. */
export const longestGoods = 26;

/** Ends tried for goods that begin at a token: fewer in a text longer than any order, so that its cost stays bounded. */
const mostEnds = (view: MessageView): number => (isLongerThanOrders(view) ? 10 : 14);

/** Where goods that begin at a token may end. */
export const goodsEnds = (view: MessageView, judge: Judge, start: number, underHeading: boolean): number[] =>
  underHeading ? endsUnderHeading(view, start, judge) : endsAlone(view, start, judge);

const endsAlone = oncePerToken((view, start, judge: Judge) => findEnds(view, judge, start, false));
const endsUnderHeading = oncePerToken((view, start, judge: Judge) => findEnds(view, judge, start, true));

function findEnds(view: MessageView, judge: Judge, start: number, underHeading: boolean): number[] {
  const taught = isIdle(view, start) ? taughtEnd(view, start, judge) : null;
  if (taught !== null) return [taught];
  if (!canBegin(view, judge, start, underHeading)) return [];
  const ends: number[] = [];
  const most = mostEnds(view);
  const last = Math.min(view.tokens.length, start + longestGoods);
  let tells = false;
  for (let at = start; at < last && ends.length < most && !breaksGoods(view, judge, start, at); at++) {
    tells ||= tellsGoods(view, judge, at, underHeading);
    if (tells && canEnd(view, at + 1, judge)) ends.push(at + 1);
  }
  return ends;
}

/** The end of a taught name that begins with an idle word: "the pink stuff". */
export const taughtEnd = oncePerToken((view, start, judge: Judge): number | null => {
  for (let end = start + 5; end > start + 1; end--) {
    const [first, last] = [view.tokens[start], view.tokens[end - 1]];
    if (first && last?.kind === 'word' && judge.isTaught(first.start, last.end)) return end;
  }
  return null;
});
