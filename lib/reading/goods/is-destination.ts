import type { Judge } from '../judge';
import type { MessageView } from '../message-view';

/** Words of the name of a place, before what it is: "the old people's home". */
const longestPlace = 4;

/** "fine salt to the school kitchen", "samp na die kliniek": where goods go is no part of their name. */
export function isDestination({ tokens, lexicon }: MessageView, at: number, judge: Judge): boolean {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (!lexicon.toPlace.has(word) || !(lexicon.definite.has(next) || lexicon.owning.has(next))) return false;
  if (judge.isPair(word, next)) return false;
  for (let place = at + 2; place < at + 2 + longestPlace && tokens[place]?.kind === 'word'; place++)
    if (lexicon.premises.has(tokens[place]?.text ?? '')) return true;
  return false;
}
