import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';

/** The most words of a request: "can i please get". */
const longestRequest = 4;

/** The most small words between a request and its goods: "send me please the". */
const mostBetween = 3;

/**
 * Right behind "send me the", "what I need is that", "and", "and uh": goods that begin here are asked for, whatever
 * small words stand between. Not behind "and the", which may go on with a story.
 */
export function isAskedAt(view: MessageView, at: number): boolean {
  const { and, breaks } = view.lexicon;
  const wordAt = (place: number): string => view.tokens[place]?.text ?? '';
  if (and.has(wordAt(at - 1)) || (breaks.has(wordAt(at - 1)) && and.has(wordAt(at - 2)))) return true;
  let end = at;
  while (!endsRequest(view, end)) if (at - end === mostBetween || !isSmall(view, --end)) return false;
  return true;
}

/** "me", "please", "the", "of", and the "is" of "what I need is". */
function isSmall(view: MessageView, at: number): boolean {
  const { persons, breaks, definite, links, being } = view.lexicon;
  const word = view.tokens[at]?.text ?? '';
  return [persons, breaks, definite, links, being].some((words) => words.has(word));
}

/** Words that ask for goods end before a token. */
function endsRequest(view: MessageView, end: number): boolean {
  for (let from = end - 1; from >= end - longestRequest && view.tokens[from]?.kind === 'word'; from--)
    if (cuesAt(view, from).some(({ cue, next }) => next === end && /^(?:add|need)$/.test(cue.kind)))
      return true;
  return false;
}
