import { type MessageView, numbersAt } from '../message-view';

/** The token behind the quantity of before that is denied from `at` on: the "on" of "3 not 2 on the silicone"; else `at`. */
export function behindDenied(view: MessageView, at: number): number {
  const old = view.lexicon.denies.has(view.tokens[at]?.text ?? '') ? numbersAt(view, at + 1)[0] : undefined;
  return old?.next ?? at;
}
