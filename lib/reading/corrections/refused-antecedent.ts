import type { EditedItem, State } from '../edit-state';
import { act, drop } from '../lines/act';
import { says } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isRefusal } from './size-instead';

/** So many tokens may say who wants what instead, and so many may stand before the refusal: ". Oh no". */
const [longestReason, farthestRefusal] = [14, 4];

/**
 * "ten cheddar no the kids want gouda so gouda ten", "6 tangy. Oh no, they only eat original so 6 of that": the line right before,
 * which a refusal takes back with a reason; `so` is the token that draws the consequence. What the reason names is no line.
 */
export function refusedAntecedent(state: State, entry: EditedItem, so: number): EditedItem | undefined {
  const { view, items, condition } = state;
  if (condition || !view.lexicon.hence.has(view.tokens[so]?.text ?? '')) return undefined;
  const last = items.at(-1);
  const isNamed =
    last !== undefined && so - last.item.at < longestReason && says(view, entry.item, last.item);
  const line = items.at(-2);
  if (!isNamed || line?.dropped !== null || line.quantity === null || line.row) return undefined;
  if (says(view, line.item, entry.item) || so - line.item.next > longestReason) return undefined;
  if (!isRefusedForReason(view, line.item.next, so)) return undefined;
  if (last !== entry) act(last, 'replacement', drop('question'));
  return line;
}

/** A refusal opens what stands between, of nothing that it names, and a reason goes on from it. */
function isRefusedForReason(view: MessageView, from: number, to: number): boolean {
  const { wishes, only, subjects, regrets } = view.lexicon;
  const opening = view.tokens.slice(from, from + farthestRefusal);
  const refusal = opening.findIndex((_, i) => isRefusal(view, from + i));
  const reason = view.tokens.slice(from + refusal + 1, to);
  const [first] = reason;
  // "no rush"
  const isBare =
    first?.kind === 'symbol' || regrets.has(first?.text ?? '') || isIdle(view, from + refusal + 1);
  return (
    refusal >= 0 &&
    (isBare || beginsCue(view, from + refusal + 1, 'correct')) &&
    reason.some(({ text }) => [wishes, only, subjects].some((words) => words.has(text))) &&
    reason.every(({ kind, text }) => kind === 'word' || text === ',')
  );
}
