import type { Event } from './segment';

/**
 * "and then two no three bags of meal", "two no wait four": a number that is taken back at once, before the goods it was for;
 * no quantity of those before. Gives how many events say so, 0 without a slip.
 */
export function slipAt(events: readonly Event[], i: number): number {
  const number = events[i];
  if (number?.type !== 'number') return 0;
  let next = number.next;
  let at = i + 1;
  for (let cue = events[at]; cue?.type === 'cue' && cue.at === next && isDoubt(cue); cue = events[++at])
    next = cue.next;
  const goods = events[at];
  const follows = goods?.type === 'item' && goods.item.at === next && goods.item.side === 'lead';
  return at > i + 1 && follows && goods.item.quantity !== null ? at - i : 0;
}

/** "no", "no wait", "sorry". */
const isDoubt = ({ cue }: Extract<Event, { type: 'cue' }>): boolean =>
  cue.kind === 'correct' || (cue.kind === 'exclude' && cue.words.length === 1);
