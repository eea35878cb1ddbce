import { behindUnit } from '../corrections/lone-number';
import { dropAll, type EditedItem, type State, setMode, steer } from '../edit-state';
import { act, setQuantity, tell } from '../lines/act';
import { namedByFirst } from '../mentions/find-meant';
import { placedBeside } from '../mentions/point-at-rows';
import { type MessageView, numbersAt } from '../message-view';
import type { CueEvent } from '../refusals/judge-cancel-cue';
import { endsField } from '../words/skip-punctuation';

/** So many words stand at most between the verb and its "by". */
const longest = 8;

/** "increase the milk by 2", "bring them down by two crates": so many more or fewer of goods of before; says whether it is so. */
export function changeBy(state: State, event: CueEvent): boolean {
  const { view } = state;
  const change = changeAt(view, event);
  if (!change) return false;
  const { from, to, number } = change;
  const isPointed = from === to || view.lexicon.pointing.has(view.tokens[to - 1]?.text ?? '');
  const placed = placedBeside(state, event);
  const last = isPointed ? state.items.findLast(({ dropped }) => dropped === null) : undefined;
  const named = last ?? namedByFirst(state, { from, to });
  const meant = placed.length > 0 ? placed : [named].filter((entry) => entry !== undefined);
  const changed = meant.filter(({ dropped, quantity }) => dropped === null && quantity !== null);
  if (changed.length === 0) return false;
  for (const entry of changed) addTo(state, entry, change.by);
  steer(state, { skipNumber: number });
  // What names the goods again is no line of its own.
  setMode(state, 'ask', event.cue.words.join(' '));
  return true;
}

function addTo(state: State, entry: EditedItem, by: number): void {
  const quantity = (entry.quantity ?? 0) + by;
  if (quantity <= 0) dropAll(state, [entry]);
  else
    act(
      entry,
      'restatement',
      setQuantity(quantity),
      tell(
        by > 0 ? 'more of it asked for later in the message' : 'less of it asked for later in the message',
      ),
    );
}

/** What a verb is said of, as tokens, by how many it is changed, and the token of that number; null where it says none of it. */
function changeAt(
  view: MessageView,
  { at, next }: CueEvent,
): { from: number; to: number; by: number; number: number } | null {
  const { tokens, lexicon } = view;
  const from = lexicon.definite.has(tokens[next]?.text ?? '') ? next + 1 : next;
  let place = from;
  while (place < from + longest && tokens[place]?.kind === 'word' && !isBy(view, place)) place++;
  const [amount] = isBy(view, place) ? numbersAt(view, place + 1) : [];
  const number = place + 1;
  if (!amount || !endsField(view, behindUnit(view, { ...amount, at: number, unit: null }))) return null;
  const turns =
    lexicon.rises.has(tokens[place - 1]?.text ?? '') || lexicon.falls.has(tokens[place - 1]?.text ?? '');
  const to = turns && place > from ? place - 1 : place;
  const way = wayOf(view, turns ? place - 1 : at);
  return way === 0 ? null : { from, to, by: way * amount.value, number };
}

const isBy = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.byMuch.has(tokens[at]?.text ?? '');

/** Whether a word says more, 1, or less, -1. */
function wayOf({ tokens, lexicon }: MessageView, at: number): number {
  const word = tokens[at]?.text ?? '';
  return lexicon.rises.has(word) ? 1 : lexicon.falls.has(word) ? -1 : 0;
}
