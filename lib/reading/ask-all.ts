import type { State } from './edit-state';
import type { CueEvent } from './judge-cancel-cue';

/**
 * "quote only" is said of all goods; "not ordering yet", behind goods, only of those: "what is the heater? Not ordering
 * yet. For now 2 valves".
 */
export function askAll(state: State, { cue }: CueEvent): void {
  const refuses = state.view.lexicon.denies.has(cue.words[0] ?? '');
  if (!refuses || state.items.length === 0) state.asksAll = true;
  else for (const entry of state.items) entry.dropped ??= 'question';
}

/** The "Order:" of "quote only: 4 doors. Order: 2 locks". */
export const opensOrder = ({ view, asksAll }: State, { cue, next }: CueEvent): boolean =>
  asksAll && /^(?:need|consequence)$/.test(cue.kind) && view.tokens[next]?.text === ':';

/** "quote only: 4 doors. Order: 2 locks": what stood before is asked for, what follows is ordered. */
export function endQuote(state: State): void {
  for (const entry of state.items) entry.dropped ??= 'question';
  state.asksAll = false;
}
