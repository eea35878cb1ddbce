import { type MessageView, numbersAt, unitAt } from '../message-view';
import { endsChange } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';

/**
 * "from 10 to 6", "from 5 down to 3", "de 12 para 18", and behind goods "the bread down to 4": where the number begins
 * that is to be; null when none does. So "was 40 boxes, now 60".
 */
export function changeAt(view: MessageView, at: number): number | null {
  const { from, to, upOrDown } = view.lexicon;
  const text = textAt(view, at);
  const renewed = renewedAt(view, at);
  if (renewed !== null) return renewed;
  const old = from.has(text) ? numbersAt(view, at + 1)[0] : undefined;
  const isTurned =
    (upOrDown.has(text) && isBehindGoods(view, at) && !endsChange(view, at)) || isCutTo(view, at);
  const changed = old?.next ?? (isTurned ? at : null);
  if (changed === null) return null;
  const link = upOrDown.has(textAt(view, changed)) ? changed + 1 : changed;
  return to.has(textAt(view, link)) && numbersAt(view, link + 1).length > 0 ? link + 1 : null;
}

/** So far before stands the "drop" of "drop the brown bread to 4". */
const farthestCut = 6;

function isCutTo({ tokens, lexicon }: MessageView, at: number): boolean {
  if (!lexicon.to.has(tokens[at]?.text ?? '')) return false;
  for (let back = at - 2; back >= Math.max(0, at - farthestCut); back--) {
    if (!/^(?:word|number)$/.test(tokens[back]?.kind ?? '')) return false;
    if (lexicon.cut.has(tokens[back]?.text ?? '')) return true;
  }
  return false;
}

/** The 60 of "was 40 boxes, now 60". */
function renewedAt(view: MessageView, at: number): number | null {
  const { past, being, nows } = view.lexicon;
  if (!past.has(textAt(view, at)) || !being.has(textAt(view, at))) return null;
  const [old] = numbersAt(view, at + 1);
  if (!old) return null;
  const end = unitAt(view, old.next)?.next ?? old.next;
  const now = textAt(view, end) === ',' ? end + 1 : end;
  return nows.has(textAt(view, now)) && numbersAt(view, now + 1).length > 0 ? now + 1 : null;
}

const textAt = (view: MessageView, at: number): string => view.tokens[at]?.text ?? '';

/** Not "we are down to 4", which are there. */
const isBehindGoods = (view: MessageView, at: number): boolean => isGoodsWord(view, at - 1);
