import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';

/** "6 early bird chicken", "6x early bird chicken", "2 doz early bird": right behind a count a word of talk begins a name, if a telling word follows. */
export const beginsCounted = (view: MessageView, at: number): boolean =>
  view.lexicon.opensNames.has(view.tokens[at]?.text ?? '') &&
  endsCount(view, view.tokens[at - 1]?.text === 'x' ? at - 2 : at - 1) &&
  view.tokens[at + 1]?.kind === 'word' &&
  view.tokens[at + 1]?.glued === false &&
  (!isIdle(view, at + 1) || isInnerTalk(view, at + 1)) &&
  !view.lexicon.talk.has(view.tokens[at + 1]?.text ?? '') &&
  !view.lexicon.units.has(view.tokens[at + 1]?.text ?? '') &&
  cuesAt(view, at + 1).length === 0;

/** The 6 of "6 early bird", the dozen of "2 doz early bird". */
const endsCount = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  tokens[at]?.form === 'digits' || lexicon.dozens.has(tokens[at]?.text ?? '');

/** The "stuff" of "6 great stuff foam": one more word of talk before the telling one. */
const isInnerTalk = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  ![lexicon.breaks, lexicon.links, lexicon.purpose, lexicon.and, lexicon.definite, lexicon.persons].some(
    (words) => words.has(tokens[at]?.text ?? ''),
  ) &&
  tokens[at + 1]?.kind === 'word' &&
  !lexicon.filler.has(tokens[at + 1]?.text ?? '') &&
  !lexicon.talk.has(tokens[at + 1]?.text ?? '');
