import type { MessageView } from '../message-view';

/** "not the plain, that one left stains": points at goods of before, and counts none of what follows. */
export function isThatOne({ tokens, lexicon }: MessageView, at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const points = lexicon.definite.has(before) && lexicon.pointing.has(before);
  return points && lexicon.ones.has(tokens[at]?.text ?? '');
}
