import type { Event } from '../items/segment';
import { type MessageView, unitAt } from '../message-view';
import { isIdle } from '../words/is-idle';

/**
 * "and then two no three bags of meal", "two no wait four", "ten no wait let me make it twelve": a number that is taken back at
 * once, before the goods it was for; no quantity of those before; nor is "2 boxes... no wait 4 bags of cement", on a line of its
 * own. Gives how many events say so, 0 without a slip.
 */
export function slipAt(view: MessageView, events: readonly Event[], i: number): number {
  const end = events[i] ? numberEnd(view, events[i]) : null;
  if (end === null) return 0;
  let next = end;
  let at = i + 1;
  for (let pause = events[at]; pause?.type === 'skipped' && isPause(view, pause.at); pause = events[++at])
    next = pause.next;
  const doubtsFrom = at;
  for (
    let said = events[at];
    said && said.type !== 'item' && isThinking(view, said, at > doubtsFrom);
    said = events[++at]
  )
    next = said.next;
  const [last, goods] = events.slice(at - 1, at + 1);
  if (last?.type !== 'cue' || !isDoubt(last)) return 0;
  const follows = goods?.type === 'item' && goods.item.at === next && goods.item.side === 'lead';
  return at > doubtsFrom && follows && goods.item.quantity !== null ? at - i : 0;
}

/** "no wait", and behind it "let me make it". */
function isThinking(view: MessageView, said: Exclude<Event, { type: 'item' }>, goesOn: boolean): boolean {
  if (said.type === 'cue') return isDoubt(said) || (goesOn && /^(?:consequence|add)$/.test(said.cue.kind));
  return goesOn && said.type === 'skipped' && view.tokens[said.at]?.kind === 'word' && isIdle(view, said.at);
}

/** Where a number ends that stands alone, be it with a measure: "fifty kilos". */
function numberEnd({ tokens, lexicon }: MessageView, event: Event): number | null {
  if (event.type === 'number') return event.next;
  if (event.type !== 'item' || event.item.quantity === null) return null;
  const { goodsStart, goodsEnd, next } = event.item;
  const isMeasure = goodsEnd - goodsStart === 1 && lexicon.measures.has(tokens[goodsStart]?.text ?? '');
  return isMeasure ? next : null;
}

/** "no", "no wait", "sorry". */
const isDoubt = ({ cue }: Extract<Event, { type: 'cue' }>): boolean =>
  cue.kind === 'correct' || (cue.kind === 'exclude' && cue.words.length === 1);

/** The "boxes..." of "2 boxes... no wait". */
const isPause = (view: MessageView, at: number): boolean =>
  unitAt(view, at) !== null || /^[.,…-]$/.test(view.tokens[at]?.text ?? '');
