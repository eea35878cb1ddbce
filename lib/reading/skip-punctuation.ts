import type { MessageView } from './message-view';

/** The token behind marks and words that may stand between a cue and its number. */
export function skipPunctuation(view: MessageView, at: number): number {
  let next = at;
  while (
    next < at + 4 &&
    /^[-–—:=,.;>()/|&!]$|^(?:and|but|only|pls|please|just|another|so|about|now|still|we|i)$/.test(
      view.tokens[next]?.text ?? '',
    )
  )
    next++;
  return next;
}

/** Nothing of the same sentence follows. */
export const endsField = (view: MessageView, at: number): boolean =>
  /^[\n,.;]?$/.test(view.tokens[at]?.text ?? '');
