import { type State, setMode } from './edit-state';
import { sentenceStart } from './find-condition';
import { beginsCue } from './find-cues';
import type { CueEvent } from './judge-cancel-cue';
import type { MessageView } from './message-view';

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

/** The "Order:" of "quote only: 4 doors. Order: 2 locks"; but "quote only for this order: 4 doors". */
export const opensOrder = ({ view, asksAll }: State, { cue, at, next }: CueEvent): boolean =>
  asksAll &&
  /^(?:need|consequence)$/.test(cue.kind) &&
  view.tokens[next]?.text === ':' &&
  !isPurpose(view, sentenceStart(view, at), at);

/** What an order is for stands between: "for this". */
const isPurpose = ({ tokens, lexicon }: MessageView, from: number, to: number): boolean =>
  tokens.slice(Math.max(from, to - 2), to).some(({ text }) => lexicon.purpose.has(text));

/** "quote only: 4 doors. Order: 2 locks": what stood before is asked for, what follows is ordered. */
export function endQuote(state: State): void {
  for (const entry of state.items) entry.dropped ??= 'question';
  state.asksAll = false;
}

/** The most tokens of "what I am actually ordering this week:". */
const longestTitle = 12;

/** "price on 4 doors. The actual order is 2 locks": its own sentence calls the goods that begin at a token an order. */
export function orderAfterQuote(state: State, at: number): void {
  const { view } = state;
  const { being, ordering, denies } = view.lexicon;
  let end = at;
  while (view.tokens[end - 1]?.kind === 'newline') end--;
  const from = sentenceStart(view, end);
  const last = view.tokens[end - 1]?.text ?? '';
  if (!state.asksAll || end - from > longestTitle || !(last === ':' || being.has(last))) return;
  const said = view.tokens.slice(from, end);
  const isPriced = said.some(
    (_, i) => beginsCue(view, from + i, 'askAll', 'ask') || isPurpose(view, from + i, from + i + 1),
  );
  if (isPriced || said.some(({ text }) => denies.has(text)) || !said.some(({ text }) => ordering.has(text)))
    return;
  endQuote(state);
  state.condition = null;
  setMode(state, 'order', '');
}
