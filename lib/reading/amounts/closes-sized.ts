import type { MessageView } from '../message-view';
import { isSize } from './is-size';

/**
 * The last "one" of "flour the two comma five kilo one and salt", which ends before `next`: in speech, behind a measure and
 * at the end of what is said of the goods, it counts them. "The white one" and "the ten kilo one is out" point.
 */
export function closesSized(view: MessageView, next: number): boolean {
  const { and, breaks } = view.lexicon;
  const after = view.tokens[next];
  const ends =
    after?.kind === 'word' ? and.has(after.text) || breaks.has(after.text) : after?.kind !== 'number';
  return view.voice && ends && isSize(view, next - 2);
}
