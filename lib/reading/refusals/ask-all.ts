import { type State, setMode, steer } from '../edit-state';
import { dropStanding } from '../lines/act';
import type { MessageView } from '../message-view';
import { sentenceStart } from '../words/find-condition';
import { beginsCue, hasCue } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';
import type { CueEvent } from './judge-cancel-cue';

/**
 * "quote only" is said of all goods; "not ordering yet", behind goods, only of those: "what is the heater? Not ordering
 * yet. For now 2 valves".
 */
export function askAll(state: State, { cue, at, next }: CueEvent): void {
  const { denies, pointing, whens } = state.view.lexicon;
  // "stock check before I order": when, and only of goods that are asked about.
  if (whens.has(cue.words[0] ?? '') && !asksAnything(state.view)) return;
  const asked = askedBefore(state, at);
  if (asked !== null) {
    for (const entry of state.items) if (entry.item.at >= asked) dropStanding(entry, 'question', 'question');
    return;
  }
  const refuses = denies.has(cue.words[0] ?? '');
  // "Do you stock oat milk? No order for it yet": of what was asked about, be it read as goods or not.
  const isOfOne = pointing.has(state.view.tokens[next]?.text ?? '');
  if (!refuses || (state.items.length === 0 && !isOfOne)) steer(state, { asksAll: true });
  else for (const entry of state.items) dropStanding(entry, 'question', 'question');
}

/** A question, or a word that asks for prices. */
const asksAnything = (view: MessageView): boolean =>
  view.tokens.some(
    ({ text }) => text === '?' || view.lexicon.pricing.has(text) || view.lexicon.quoting.has(text),
  ) || hasCue(view, 'ask');

/**
 * "3 hammers. Do you have any ladders? Not ordering yet, just asking": said of the question right before it, which names goods
 * of its own, and not of what was counted before; where that question begins. Null for "3 hammers. What would that cost? Not
 * ordering yet".
 */
function askedBefore({ view, items }: State, at: number): number | null {
  const own = sentenceStart(view, at);
  if (view.tokens[own - 1]?.text !== '?') return null;
  const from = sentenceStart(view, own - 1);
  const isAsked = beginsQuestion(view, from, own - 1);
  const isCounted = items.some(
    ({ item, quantity, dropped }) => item.at < from && quantity !== null && dropped === null,
  );
  return isAsked && isCounted ? from : null;
}

/** It asks whether there are goods, and names them: be it with words that nobody knows. */
const beginsQuestion = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some((_, i) => beginsCue(view, from + i, 'ask')) &&
  view.tokens.slice(from, to).some(({ text }, i) => isGoodsWord(view, from + i) && !isPricing(view, text));

const isPricing = ({ lexicon: { talk, pricing } }: MessageView, word: string): boolean =>
  talk.has(word) || pricing.has(word);

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
  for (const entry of state.items) dropStanding(entry, 'question', 'question');
  steer(state, { asksAll: false });
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
  steer(state, { condition: null });
  setMode(state, 'order', '');
}
