import { type State, setMode } from './edit-state';
import { namedAt } from './find-meant';
import type { Event } from './segment';

/**
 * "double the rice": so many times the quantity of the goods named after the cue, or, when it names none, of the last
 * goods. What names them again is no line of its own. "Dont double it" changes nothing.
 */
export function multiplyQuantity(state: State, cue: Extract<Event, { type: 'cue' }>, factor: number): void {
  if (state.view.lexicon.missing.has(state.view.tokens[cue.at - 1]?.text ?? '')) return;
  const named = namedAt(state, cue.next);
  const meant =
    named ?? (isEnd(state, cue.next) ? state.items.findLast((entry) => entry.dropped === null) : undefined);
  if (!meant || meant.quantity === null) return;
  meant.quantity *= factor;
  meant.note = factor === 2 ? 'doubled later in the message' : 'tripled later in the message';
  if (named) setMode(state, 'ask', cue.cue.words.join(' '));
}

function isEnd(state: State, at: number): boolean {
  const token = state.view.tokens[at];
  return token === undefined || token.kind === 'newline' || /^[.,!;]$/.test(token.text);
}
