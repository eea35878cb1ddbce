import { type MessageView, numbersAt } from './message-view';

/** "from 10 to 6", "from 5 down to 3", "de 12 para 18": where the second number begins; null when none does. */
export function changeAt(view: MessageView, at: number): number | null {
  const { from, to } = view.lexicon;
  const old = from.has(view.tokens[at]?.text ?? '') ? numbersAt(view, at + 1)[0] : undefined;
  if (!old) return null;
  const link = /^(?:down|up)$/.test(view.tokens[old.next]?.text ?? '') ? old.next + 1 : old.next;
  return to.has(view.tokens[link]?.text ?? '') && numbersAt(view, link + 1).length > 0 ? link + 1 : null;
}
