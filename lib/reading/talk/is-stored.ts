import type { ItemEdge } from '../item-edge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { endsField } from '../words/skip-punctuation';

/**
 * "6 bags in the shed", "2 boxes on our top shelf": goods that are only counted where they are kept. Not "1 case left, I need
 * 12".
 */
export function isStored(view: MessageView, { at, side, quantity, known, restock }: ItemEdge): boolean {
  const [count] = side === 'lead' && quantity !== null && !restock ? numbersAt(view, at) : [];
  if (!count) return false;
  // "6 bultos en la bodega": what they are counted in need be no unit that is known.
  return isHeldAt(view, count.next) || (!known && isHeldAt(view, count.next + 1));
}

/** Behind a count: "bags on the shelf", "in our back room", "bags left.", "left in the shed". */
export function isHeldAt(view: MessageView, at: number): boolean {
  const end = unitAt(view, at)?.next ?? at;
  const isLeft = cuesAt(view, end).some(
    ({ cue, next }) => cue.kind === 'have' && (endsField(view, next) || isPlace(view, next)),
  );
  return isLeft || isPlace(view, end);
}

/** So far behind "on" stands the "shelf". */
const farthestStore = 3;

const isPlace = (view: MessageView, at: number): boolean => placeEnd(view, at) !== null;

/** The token behind "on the shelf", "in our back room"; null where no such place is told. */
export function placeEnd({ tokens, lexicon }: MessageView, at: number): number | null {
  if (!lexicon.within.has(tokens[at]?.text ?? '')) return null;
  const far = tokens
    .slice(at + 1, at + 1 + farthestStore)
    .findLastIndex(({ kind, text }) => kind === 'word' && lexicon.stores.has(text));
  return far < 0 ? null : at + 2 + far;
}
