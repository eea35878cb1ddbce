import type { ItemEdge } from '../item-edge';
import { type MessageView, numbersAt } from '../message-view';
import { isHeldAt } from '../talk/is-stored';
import { cuesAt } from '../words/find-cues';

/**
 * "The mortar no, I still have 6 bags", "Sement nie, het nog 6 sakke": goods without a quantity, a refusal right behind
 * them, and what is there as the reason. Not "cement, no 5 nails", and not "cement no, 6 nails".
 */
export function isRefusedBehind(view: MessageView, { next, quantity }: ItemEdge): boolean {
  if (quantity !== null) return false;
  const { denies, declines } = view.lexicon;
  const [word = '', mark = ''] = [view.tokens[next]?.text, view.tokens[next + 1]?.text];
  if (!denies.has(word) && !declines.has(word)) return false;
  return /^[,;:.–—-]$/.test(mark) && tellsStockAt(view, next + 2);
}

/** So many words may lead to what is there: "I", "we". */
const mostLeading = 2;

/** "still have", "I have", "daar is nog", "6 bags left". */
function tellsStockAt(view: MessageView, from: number): boolean {
  const [count] = numbersAt(view, from);
  if (count && isHeldAt(view, count.next)) return true;
  for (let at = from; at <= from + mostLeading; at++) {
    if (cuesAt(view, at).some(({ cue }) => cue.kind === 'holds' || cue.kind === 'have')) return true;
    const text = view.tokens[at]?.text ?? '';
    if (!view.lexicon.subjects.has(text) && !view.lexicon.reasons.has(text)) return false;
  }
  return false;
}
