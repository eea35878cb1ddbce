import type { MessageView } from '../message-view';
import { isSize } from './is-size';

/**
 * The token of the number in "ubhontshisi ama-24", "ubisi u-6", "amaqanda ayi-10", "ama 20": in isiZulu a concord stands between goods and
 * their count, and belongs to neither. Null where none does, and before a size.
 */
export function countBehindConcord(view: MessageView, at: number): number | null {
  const { tokens, lexicon } = view;
  const concord = tokens[at]?.text ?? '';
  const count = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  // The "u" of "u-24" alone is a word of its own in other languages.
  if (!lexicon.concords.has(concord) || (concord.length === 1 && count === at + 1)) return null;
  return tokens[count]?.form === 'digits' && !isSize(view, count + 1) ? count : null;
}
