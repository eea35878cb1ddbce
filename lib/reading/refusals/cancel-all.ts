import { type EditedItem, type State, setMode, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { act, drop } from '../lines/act';
import { findEarlier } from '../mentions/find-earlier';
import { sentenceEnd } from '../words/find-condition';
import { giveUp } from './follow-condition';
import { type CueEvent, isForbidden } from './judge-cancel-cue';

/**
 * "ignore all above": none of the goods so far. But "cancel all the grape" names what goes, "cancel everything except
 * the grape" what stays, and "if there is no cola cancel everything" is for a case that may not come; "dont cancel the order".
 */
export function cancelAll(state: State, event: CueEvent, ahead: readonly Event[]): void {
  if (isForbidden(state, event)) return;
  if (state.condition) giveUp(state);
  else if (isExcepting(state, event, ahead) && ordersAnew(state, event, ahead)) {
    dropOthers(state, []);
    steer(state, { exceptsIn: state.sentence });
    setMode(state, 'order', '');
  } else {
    const kept = isExcepting(state, event, ahead) ? excepted(state, event, ahead) : [];
    steer(state, { cancelsAll: state.cancelsAll || kept.length === 0 });
    dropOthers(state, kept);
  }
}

function dropOthers({ items }: State, kept: readonly EditedItem[]): void {
  for (const entry of items) if (!kept.includes(entry)) act(entry, 'cancellation', drop('cancelled'));
}

/** "cancel everything except …". */
function isExcepting({ view }: State, { next }: CueEvent, ahead: readonly Event[]): boolean {
  const to = sentenceEnd(view, next);
  const first = ahead.find(
    (found) => found.type === 'item' || (found.type === 'cue' && found.cue.kind !== 'consequence'),
  );
  return (
    first?.type === 'cue' && first.at < to && first.cue.words.some((word) => view.lexicon.excepting.has(word))
  );
}

/** "cancel everything from yesterday except the 6 gouda": of an order that this message does not show, these stay. */
function ordersAnew(state: State, { next }: CueEvent, ahead: readonly Event[]): boolean {
  const to = sentenceEnd(state.view, next);
  const goods = ahead.flatMap((found) => (found.type === 'item' && found.item.at < to ? [found.item] : []));
  return goods.length > 0 && goods.every((item) => item.quantity !== null && !findEarlier(state, item));
}

/** The goods so far that the rest of the sentence excepts; there they are only named. */
function excepted(state: State, { at, next }: CueEvent, ahead: readonly Event[]): EditedItem[] {
  const to = sentenceEnd(state.view, next);
  const kept = ahead.flatMap((found) =>
    found.type === 'item' && found.item.at < to ? (findEarlier(state, found.item) ?? []) : [],
  );
  setMode(state, 'ask', '');
  steer(state, { condition: { from: at, to, after: 'order' } });
  return kept;
}
