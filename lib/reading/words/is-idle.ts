import type { MessageView } from '../message-view';
import { oncePerToken } from './once-per-view';

/** A word that is no goods by itself: greeting, verb of ordering, article, "and". */
export const isIdle = oncePerToken((view, at): boolean => {
  const token = view.tokens[at];
  // `n95`, `a4`: the letter of a code.
  const next = view.tokens[at + 1];
  if (token?.text.length === 1 && next?.kind === 'number' && next.glued) return false;
  if (token?.text.length === 1 && isKind(view, at)) return false;
  return (
    token?.kind === 'word' &&
    (view.lexicon.filler.has(token.text) ||
      view.lexicon.and.has(token.text) ||
      view.lexicon.articles.has(token.text))
  );
});

/** The letter of "mortar type N", where the entry ends behind it or "and" follows: it is none itself. */
const isKind = ({ tokens, lexicon }: MessageView, at: number): boolean => {
  const next = tokens[at + 1];
  const closes = !/^(?:word|number)$/.test(next?.kind ?? '') || lexicon.and.has(next?.text ?? '');
  return closes && lexicon.naming.has(tokens[at - 1]?.text ?? '');
};

/** A word that goods may be named by. */
export const isGoodsWord = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'word' && !isIdle(view, at);

/** Marks and idle words only, up to a token. */
export const saysNothing = (view: MessageView, from: number, to: number): boolean =>
  view.tokens
    .slice(from, to)
    .every(({ kind }, i) => kind !== 'number' && (kind !== 'word' || isIdle(view, from + i)));
