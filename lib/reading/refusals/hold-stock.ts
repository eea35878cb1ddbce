import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { act, drop } from '../lines/act';
import { says } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';

/**
 * "we have 2 rice left so send 10 and 5 salt": behind goods that are asked for, with a quantity that leads; "we still have rice so
 * 5 salt": behind what follows from what is there.
 */
export function isAlsoWanted({ view, items }: State, { item, quantity }: EditedItem): boolean {
  // "so 12 rice", "so only 12 rice"
  const isOnly = view.lexicon.only.has(view.tokens[item.at - 1]?.text ?? '');
  const before = view.tokens[isOnly ? item.at - 2 : item.at - 1]?.text ?? '';
  if (quantity === null || item.side !== 'lead') return false;
  return (
    view.lexicon.hence.has(before) || (items.at(-1)?.item.restock === true && view.lexicon.and.has(before))
  );
}

/** "oh we have shells": what is there already is not wanted. */
export function holdStock(entry: EditedItem, earlier: EditedItem | undefined): void {
  act(entry, 'stock', drop('stock'));
  if (earlier && entry.quantity === null) act(earlier, 'stock', drop('cancelled'));
}

/**
 * "and sugar no we have sugar and rice two": the remark is over with the goods that it takes back, or in speech with goods that
 * nothing ties to those counted next, as in "theyve got white the brown bread two".
 */
export function goesOnOrdering({ view, mode, items }: State, { item, quantity }: EditedItem): boolean {
  const [before, held] = items.slice(-2);
  if (mode === 'stock' && quantity !== null && item.side === 'lead' && isHeldBefore(view, item.at))
    return true;
  if (mode !== 'stock' || quantity === null || held?.dropped !== 'stock' || held.quantity !== null)
    return false;
  const isTakenBack = before?.dropped === 'cancelled' && says(view, before.item, held.item);
  return isTakenBack || view.voice;
}

/** So many words may stand behind the verb: "we still have some and", "ons het nog genoeg en". */
const mostHeld = 1;

/** "no leave it we still have and twelve soap", "we still have some and twelve soap": it was said of what stood before. */
function isHeldBefore(view: MessageView, at: number): boolean {
  if (!view.lexicon.and.has(view.tokens[at - 1]?.text ?? '')) return false;
  let end = at - 1;
  while (end > at - 1 - mostHeld && !endsHolding(view, end) && isIdle(view, end - 1)) end--;
  return endsHolding(view, end);
}

/** Words that say "we still have" have at most. */
const longestHolding = 4;

function endsHolding(view: MessageView, end: number): boolean {
  for (let from = end - 1; from >= end - longestHolding; from--)
    if (cuesAt(view, from).some(({ cue, next }) => cue.kind === 'holds' && next === end)) return true;
  return false;
}

/** "we still have 2 rice so 12 please, 5 salt": what is there has been told, and its consequence begins the order. */
export const asksHence = ({ tokens, lexicon }: MessageView, { restock, goodsEnd, next }: ItemEdge): boolean =>
  restock && tokens.slice(goodsEnd, next).some(({ text }) => lexicon.hence.has(text));
