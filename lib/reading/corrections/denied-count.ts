import type { EditedItem, State } from '../edit-state';
import { numbersAt } from '../message-view';
import { endsField } from '../words/skip-punctuation';

/**
 * The goods of "12 gouda … sorry, not 12, 2 boxes", at the 12 that is denied: the last that so many were asked for of;
 * undefined where none were.
 */
export const hadSoMany = ({ items }: State, value: number): EditedItem | undefined =>
  items.findLast(({ dropped, quantity }) => dropped === null && quantity === value);

/** "jammer, 12 nie, 2 bokse", "12 não, 2": the number at a token is denied by the word behind it, and what is right follows. */
export function isDeniedBehind(state: State, at: number): boolean {
  const { view } = state;
  const number = numbersAt(view, at)[0];
  const { text = '' } = view.tokens[number?.next ?? -1] ?? {};
  if (!number || !view.lexicon.denies.has(text) || !endsField(view, number.next + 1)) return false;
  return numbersAt(view, number.next + 2).length > 0 && hadSoMany(state, number.value) !== undefined;
}
