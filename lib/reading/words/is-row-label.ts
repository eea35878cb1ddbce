import type { MessageView } from '../message-view';

/** The "line" of "the samp on line 6": its number says where goods stand, and counts none. */
export const isRowLabel = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.rowLabels.has(tokens[at]?.text ?? '') &&
  lexicon.within.has(tokens[at - 1]?.text ?? '') &&
  tokens[at + 1]?.kind === 'number';
