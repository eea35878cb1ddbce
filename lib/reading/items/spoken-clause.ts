import { findPartStarts } from '../../language/text/find-parts';
import { beginsCue } from '../words/find-cues';
import { oncePerView } from '../words/once-per-view';

/**
 * "forget the wire the electrician brought his own but I do need ten boxes": a transcript has no ends of sentences, and
 * what was told before goods are asked for is not said of them. Where the clause begins that a token stands in.
 */
export const spokenClauseStart = oncePerView((view) => {
  const asks = (at: number): boolean => view.voice && beginsCue(view, at + 1, 'add', 'need');
  return findPartStarts(view.tokens, (_, at) => asks(at));
});
