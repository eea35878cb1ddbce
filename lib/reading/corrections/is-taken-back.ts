import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { says } from '../mentions/find-earlier';
import { isNumeral, type MessageView } from '../message-view';

/** So many events on, goods may be named once more that were taken back. */
const farthest = 12;

/** "10 lemon no sorry rather orange x10": a refusal and a regret right behind goods that had their own quantity. */
export function isTakenBack(
  view: MessageView,
  before: ItemEdge,
  { at }: ItemEdge,
  ahead: readonly Event[],
): boolean {
  const { tokens, lexicon } = view;
  const { noes, declines, regrets, replaces, and } = lexicon;
  // "4 lemon and two no sorry three orange": the number that nothing follows is taken back, and no lemon.
  if (isNumeral(view, before.next - 1) && and.has(tokens[before.next - 2]?.text ?? '')) return false;
  const between = tokens.slice(before.next, at).filter(({ text }) => text !== ',');
  const [refusal, ...more] = between.map(({ text }) => text);
  // In isiZulu "no" is "and".
  if (refusal === undefined || more.length === 0 || and.has(refusal)) return false;
  // "two samp no sorry three tea wait no leave the tea just the samp"
  const later = ahead.slice(0, farthest);
  if (later.some((event) => event.type === 'item' && says(view, before, event.item))) return false;
  return (
    (noes.has(refusal) || declines.has(refusal)) &&
    more.every((word) => regrets.has(word) || replaces.has(word))
  );
}
