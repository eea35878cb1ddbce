import { isSize } from './is-size';
import type { MessageView } from './message-view';

/**
 * The token of the number in "ubhontshisi ama-24", "amaqanda ayi-10", "ama 20": in isiZulu a concord stands between goods and
 * their count, and belongs to neither. Null where none does, and before a size.
 */
export function countBehindConcord(view: MessageView, at: number): number | null {
  const { tokens, lexicon } = view;
  if (!lexicon.concords.has(tokens[at]?.text ?? '')) return null;
  const count = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  return tokens[count]?.form === 'digits' && !isSize(view, count + 1) ? count : null;
}
