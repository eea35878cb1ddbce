import type { MessageView } from '../message-view';
import { oncePerToken } from './once-per-view';

/** Words that name who speaks at most, and those between them and the verb: "my night manager just". */
const longestSpeaker = 4;

/** "my super just told me 5 is enough": who says something is no goods, though the catalogue may know the word. */
export const isSpeaker = oncePerToken((view, at): boolean => {
  const { owning, definite } = view.lexicon;
  const before = view.tokens[at - 1]?.text ?? '';
  if (!owning.has(before) && !definite.has(before)) return false;
  let next = at + 1;
  while (next < at + longestSpeaker && view.tokens[next]?.kind === 'word' && !isSaying(view, next)) next++;
  return isSaying(view, next);
});

const isSaying = (view: MessageView, at: number): boolean =>
  view.lexicon.saying.has(view.tokens[at]?.text ?? '');
