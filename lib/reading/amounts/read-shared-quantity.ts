import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { cuesAt, hasCue } from '../words/find-cues';
import { oncePerToken } from '../words/once-per-view';
import { countsOneKind, countsOwnRow } from './counts-own-row';
import { isSize } from './is-size';
import { isAmount, isTimes } from './weigh-number';

/** "2 each", "2 of each", "5 cases of each", "each 3". */
export const readEachAt = oncePerToken((view, at): Quantity | null => {
  if (!hasCue(view, 'each') || isPackSize(view, at)) return null;
  const number = numbersAt(view, isTimes(view, at) ? at + 1 : at).find((entry) => entry.form !== 'homophone');
  if (number && isAmount(number)) {
    const unit = unitAt(view, number.next);
    for (const next of unit ? [unit.next, number.next] : [number.next]) {
      const times = view.tokens[next]?.text === 'x' ? next + 1 : next;
      const from = skipPackSize(view, skipDots(view, times));
      const each = cuesAt(view, from).find((entry) => entry.cue.kind === 'each');
      if (each && !countsOwnRow(view, at, each.next))
        return {
          value: number.value,
          unit: next === number.next ? null : (unit?.unit ?? null),
          next: each.next,
          gain: 0,
        };
    }
    const head = headOfEach(view, number.next);
    if (head) return { value: number.value, unit: null, next: head.next, gain: 0 };
  }
  const each = cuesAt(view, at).find((entry) => entry.cue.kind === 'each');
  const after = each ? numbersAt(view, each.next)[0] : undefined;
  if (!each || !after || !isAmount(after) || after.form === 'article' || isSize(view, after.next))
    return null;
  return { value: after.value, unit: null, next: after.next, gain: 0 };
});

/**
 * A bare number and "each" at `at` that stand right before goods which begin at `goods`, or close their row: unless others
 * share it, it counts their pieces ("24 each baked beans"). Not "24 of each" and "24 each of the jams".
 */
export function countsPieces(view: MessageView, at: number, goods: number): boolean {
  const number = readEachAt(view, at) && numbersAt(view, at).find(({ form }) => form !== 'homophone');
  const each = number ? cuesAt(view, number.next).find(({ cue }) => cue.kind === 'each') : undefined;
  if (each?.cue.words.length !== 1 || view.lexicon.both.has(view.tokens[each.next - 1]?.text ?? ''))
    return false;
  return goods === each.next || countsOneKind(view, at, each.next);
}

/** So many words may say what there are kinds of: "4 spice bottles of each:". */
const longestHead = 3;

/** "4 bottles of each:", "4 spices of each:": what the list holds kinds of, between the quantity and "of each". */
export function headOfEach(
  view: MessageView,
  from: number,
): { from: number; to: number; next: number } | null {
  for (let to = from; to <= from + longestHead && view.tokens[to]?.kind === 'word'; to++) {
    const each = cuesAt(view, to).find(({ cue }) => cue.kind === 'each' && cue.words.length > 1);
    if (each) return to > from && view.tokens[each.next]?.text === ':' ? { from, to, next: each.next } : null;
  }
  return null;
}

/** So many tokens may say what the kinds are of: "2 of each post cap 4x4 black:". */
const longestKind = 7;

/** The colon after what a list holds kinds of, behind "of each"; undefined where none is. */
export function headEnd(view: MessageView, from: number): number | undefined {
  let at = from;
  while (at <= from + longestKind && /^(?:word|number)$/.test(view.tokens[at]?.kind ?? '')) at++;
  return at > from && view.tokens[at]?.text === ':' ? at : undefined;
}

/** "24" of "1 case of 24 each". */
const isPackSize = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === 'of' && unitAt(view, at - 2) !== null;

/** "1 case of 24 each": how many a case holds. */
const skipPackSize = (view: MessageView, at: number): number =>
  view.tokens[at]?.text === 'of' && view.tokens[at + 1]?.kind === 'number' ? at + 2 : at;

/** More dots lead the eye to a quantity. */
const mostDots = 4;

/** "12 .. of each" */
function skipDots(view: MessageView, at: number): number {
  let next = at;
  while (next < at + mostDots && /^[.…]$/.test(view.tokens[next]?.text ?? '')) next++;
  return next;
}
