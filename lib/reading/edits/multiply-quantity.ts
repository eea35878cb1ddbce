import { type EditedItem, type State, setMode } from '../edit-state';
import { act, setQuantity, tell } from '../lines/act';
import { namedAt } from '../mentions/find-meant';
import type { CueEvent } from '../refusals/judge-cancel-cue';

/**
 * "double the rice": so many times the quantity of the goods named after the cue, or, when it names none, of the last
 * goods. What names them again is no line of its own. "Dont double it" changes nothing.
 */
export function multiplyQuantity(state: State, cue: CueEvent, kind: keyof typeof multiples): void {
  if (state.view.lexicon.missing.has(state.view.tokens[cue.at - 1]?.text ?? '')) return;
  const { factor, note } = multiples[kind];
  const likened = likenedTo(state, cue.at);
  if (likened) {
    const { entry, quantity } = likened;
    act(entry, 'multiplication', setQuantity(quantity * factor), tell(note));
    return;
  }
  // "double everything"
  if (state.view.lexicon.ofAll.has(state.view.tokens[cue.next]?.text ?? '') && isEnd(state, cue.next + 1)) {
    for (const entry of state.items)
      if (entry.dropped === null && entry.quantity !== null)
        act(entry, 'multiplication', setQuantity(entry.quantity * factor), tell(note));
    return;
  }
  const named = namedAt(state, cue.next);
  const meant =
    named ?? (isEnd(state, cue.next) ? state.items.findLast((entry) => entry.dropped === null) : undefined);
  if (!meant || meant.quantity === null) return;
  act(meant, 'multiplication', setQuantity(meant.quantity * factor), tell(note));
  if (named) setMode(state, 'ask', cue.cue.words.join(' '));
}

/** By the cue that says it: so many times the quantity. */
export const multiples = {
  half: { factor: 0.5, note: 'halved in the message' },
  double: { factor: 2, note: 'doubled in the message' },
  triple: { factor: 3, note: 'tripled in the message' },
};

/** "12 orange, lemon half that": goods right before the cue, and the quantity of those before them. */
function likenedTo({ items }: State, at: number): { entry: EditedItem; quantity: number } | undefined {
  const entry = items.at(-1);
  const quantity = items.findLast((before) => before.dropped === null && before.quantity !== null)?.quantity;
  const waits = entry?.dropped === null && entry.quantity === null && entry.item.next === at;
  return waits && quantity ? { entry, quantity } : undefined;
}

function isEnd(state: State, at: number): boolean {
  const token = state.view.tokens[at];
  return token === undefined || token.kind === 'newline' || /^[.,!;]$/.test(token.text);
}
