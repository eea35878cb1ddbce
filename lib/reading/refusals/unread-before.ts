import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';

/** Words that goods have at most of which nothing was read. */
const longestUnread = 4;

/**
 * The words of "6 lemon zesta. Marlow cancel", or "the marlow cancel": goods that nothing was read of, and which alone
 * their clause takes out; null where the clause says something else.
 */
export function unreadBefore(view: MessageView, at: number): { from: number; to: number } | null {
  const isName = (place: number): boolean =>
    view.tokens[place]?.kind === 'word' &&
    !isIdle(view, place) &&
    !view.lexicon.talk.has(view.tokens[place]?.text ?? '') &&
    cuesAt(view, place).length === 0;
  // "Kofi's shop: cancelled", "Kofi's - cancelled"
  const to = isLabel(view, at - 1) ? at - 1 : at;
  // "las gafas de seguridad déjalas"
  const isJoined = (place: number): boolean =>
    view.lexicon.links.has(view.tokens[place]?.text ?? '') && isName(place - 1);
  let from = to;
  while (to - from < longestUnread && (isName(from - 1) || (from < to && isJoined(from - 1)))) from--;
  const before = view.lexicon.definite.has(view.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  const opens = /^(?:[\n,;.!?]|list-number)$/.test(view.tokens[before]?.text ?? '');
  return from < to && opens ? { from, to } : null;
}

/** A mark ends a label that stands but once: "Kofi: 6 tea / Kofi: never mind" names who speaks. */
function isLabel({ tokens }: MessageView, mark: number): boolean {
  const { text = '' } = tokens[mark] ?? {};
  if (!/^[:–—-]$/.test(text)) return false;
  const label = tokens[mark - 1]?.text;
  return !tokens.some(
    (token, at) => at !== mark - 1 && token.text === label && tokens[at + 1]?.text === text,
  );
}
