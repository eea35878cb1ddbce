import { isSizeWord } from '../amounts/is-size';
import type { MessageView } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { oncePerToken } from '../words/once-per-view';

/** So far before goods is looked for what tells something. */
const farthest = 30;

/** Goods with the words of their quantity. */
interface Counted {
  at: number;
  next: number;
  goodsStart: number;
  goodsEnd: number;
}

/**
 * "my knee is bad, 3 stairs", "she has two big dogs": before what stands here its sentence tells something of somebody, and
 * asks for nothing; but what comes in a size is goods. `from` is the first token that may tell so.
 */
export function isTold(view: MessageView, item: Counted, from: number): boolean {
  for (let at = item.goodsStart; at < item.goodsEnd; at++) if (isSizeWord(view, at)) return false;
  const { being } = view.lexicon;
  // "shelf 2 is empty"
  if (being.has(view.tokens[item.next]?.text ?? '') && view.tokens[item.next - 1]?.kind === 'number')
    return true;
  // "he lost one glove"
  if (view.lexicon.mishaps.has(view.tokens[item.at - 1]?.text ?? '')) return true;
  let tells = false;
  for (let at = item.at - 1; at >= Math.max(from, item.at - farthest); at--) {
    if (asksAt(view, at)) return false;
    if (isBorder(view, at)) break;
    tells ||= tellsAt(view, at);
  }
  return tells;
}

/** "they", "is", "theres", "got": of somebody, or how something is. */
function tellsAt(view: MessageView, at: number): boolean {
  const word = view.tokens[at]?.text ?? '';
  const { being, subjects, itIs } = view.lexicon;
  return [being, subjects, itIs].some((words) => words.has(word)) || beginsCue(view, at, 'have', 'holds');
}

const isBorder = ({ tokens }: MessageView, at: number): boolean => /^[:–—\n]$/.test(tokens[at]?.text ?? '');

/** The "please", "send" or "so" of words that ask for goods. */
const asksAt = oncePerToken((view, at): boolean => {
  const { breaks, hence, contrast, only } = view.lexicon;
  const word = view.tokens[at]?.text ?? '';
  const asks = [breaks, hence, contrast, only].some((words) => words.has(word));
  return (
    asks || beginsCue(view, at, 'need', 'add', 'consequence', 'correct', 'each', 'again', 'settle', 'same')
  );
});
