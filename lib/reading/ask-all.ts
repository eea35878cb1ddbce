import type { State } from './edit-state';
import type { CueEvent } from './judge-cancel-cue';

/**
 * "quote only" is said of all goods; "not ordering yet", behind goods, only of those: "what is the heater? Not ordering
 * yet. For now 2 valves".
 */
export function askAll(state: State, { cue, next }: CueEvent): void {
  const { denies, pointing } = state.view.lexicon;
  const refuses = denies.has(cue.words[0] ?? '');
  // "Do you stock oat milk? No order for it yet": of what was asked about, be it read as goods or not.
  const isOfOne = pointing.has(state.view.tokens[next]?.text ?? '');
  if (!refuses || (state.items.length === 0 && !isOfOne)) state.asksAll = true;
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
