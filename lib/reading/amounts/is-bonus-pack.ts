import type { MessageView } from '../message-view';

/** The 80 and the 20 of "tea 80+20 free": how much a pack holds, and how much of it costs nothing; no quantities. */
export const isInBonusPack = (view: MessageView, at: number): boolean =>
  isSum(view, at + 1) || isSum(view, at - 1);

/** A plus that ties two numbers, before a word that says that the second costs nothing. */
const isSum = ({ tokens, lexicon }: MessageView, plus: number): boolean =>
  tokens[plus]?.text === '+' &&
  tokens[plus]?.glued === true &&
  tokens[plus - 1]?.kind === 'number' &&
  tokens[plus + 1]?.kind === 'number' &&
  tokens[plus + 1]?.glued === true &&
  lexicon.bonus.has(tokens[plus + 2]?.text ?? '');
