import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

/** "I wanted to get you a …": nobody says more between a wish and its goods. */
const farthestWish = 4;

/** More words behind goods say something else. */
const longestReason = 14;

/**
 * Goods that somebody wished for, until a reason came: "i wanted two boxes of rusks but we still have a full one".
 * Not "i wanted 6 rusks please", "i wanted 6 rusks but make it 12".
 */
export function isGivenUp(view: MessageView, { at, next }: ItemEdge): boolean {
  const { contrast, ordered } = view.lexicon;
  // "ek wou rys bestel maar …", "2 rusks, but …"
  const isBetween = view.tokens[next]?.kind === 'symbol' || ordered.has(wordAt(view, next));
  const but = isBetween ? next + 1 : next;
  return contrast.has(wordAt(view, but)) && isWishedBefore(view, at) && tellsWhy(view, but + 1);
}

/** Only words between: "wanted to order". */
function isWishedBefore(view: MessageView, at: number): boolean {
  for (let back = at - 1; back >= at - farthestWish && view.tokens[back]?.kind === 'word'; back--)
    if (view.lexicon.planned.has(wordAt(view, back))) return true;
  return false;
}

/** Why not, up to a mark; with a number or an order of goods after all it is no reason: "but you only have 3 so send 3". */
function tellsWhy(view: MessageView, from: number): boolean {
  const { reasons, again } = view.lexicon;
  let tells = false;
  for (let at = from; at < from + longestReason && view.tokens[at]?.kind !== 'newline'; at++) {
    if (view.tokens[at]?.kind === 'symbol' && tells) return true;
    if (again.has(wordAt(view, at))) return false;
    tells ||= reasons.has(wordAt(view, at));
  }
  return tells;
}

const wordAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
