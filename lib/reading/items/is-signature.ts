import type { MessageView } from '../message-view';

/** Marks that may stand between the thanks and the name. */
const longestGap = 2;

/**
 * "Thanks, Dube Tuckshop Extension 4", "Siyabonga, Mkhize eZola 3": behind the last thanks stands who writes. What the
 * catalogue knows may be goods all the same: "thanks, Zesta Orange 6".
 */
export function isSignature(view: MessageView, from: number, next: number): boolean {
  const { tokens, lexicon } = view;
  if (tokens.slice(next).some(({ kind, text }) => kind !== 'newline' && text !== '.')) return false;
  let before = from - 1;
  while (before >= from - longestGap && isMark(view, before)) before--;
  return lexicon.closings.has(tokens[before]?.text ?? '') && areNames(view, from, next);
}

const isMark = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.kind === 'newline' || /^[,.!-]$/.test(tokens[at]?.text ?? '');

/** A name begins with a capital; in isiZulu a place carries a prefix before it: "eZola", "kwaMashu". */
function areNames({ text, tokens }: MessageView, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  return (
    words.length > 1 &&
    words.every(({ start, end }) => /^(?:e|o|kwa|ku|ema)?\p{Lu}\p{Ll}/u.test(text.slice(start, end)))
  );
}
