import type { MessageView } from '../message-view';

/** The token behind marks and words that may stand between a cue and its number. */
export function skipPunctuation(view: MessageView, at: number): number {
  let next = at;
  while (next < at + 4 && maySkip(view, view.tokens[next]?.text ?? '')) next++;
  return next;
}

const maySkip = ({ lexicon }: MessageView, text: string): boolean =>
  lexicon.betweenCueAndNumber.has(text) || /^[-–—:=,.;>()/|&!]$/.test(text);

/** Nothing of the same sentence follows. */
export const endsField = (view: MessageView, at: number): boolean =>
  /^[\n,.;]?$/.test(view.tokens[at]?.text ?? '');
