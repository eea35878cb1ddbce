import { isSizeWord } from '../amounts/is-size';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';

/** "flour 2kg x 2 and dry yeast 10g.": an entry of a list that closes in a size names goods, known or not. */
export const isSizedEntry = (view: MessageView, start: number, end: number): boolean =>
  end - start > 2 &&
  view.tokens[end - 1]?.glued === true &&
  isSizeWord(view, end - 1) &&
  (isFence(view, start - 1) || view.lexicon.and.has(view.tokens[start - 1]?.text ?? '')) &&
  (end === view.tokens.length || isFence(view, end) || view.tokens[end]?.text === '.');

/** "a gammon 1kg," "a makita 18v drill,": behind an article a name with its size, up to a separator. */
export function isNamedEntry(view: MessageView, start: number, end: number): boolean {
  const [first, next] = [view.tokens[start], view.tokens[end]];
  if (first?.kind !== 'word' || isIdle(view, start) || end - start > longestEntry) return false;
  if (next && !isFence(view, end) && next.text !== '.' && !view.lexicon.and.has(next.text)) return false;
  for (let at = start + 2; at < end; at++) if (isSizeWord(view, at)) return true;
  return false;
}

/** Words that a name with its size has at most. */
const longestEntry = 7;

/** A separator between the entries of a list. */
export const isFence = oncePerToken(
  ({ tokens }, at): boolean => tokens[at]?.kind === 'newline' || /^[,;?]$/.test(tokens[at]?.text ?? ''),
);
