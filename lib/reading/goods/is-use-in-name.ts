import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { lineStart } from './find-heading-marks';

/** Words from "for the" to the end of a row. */
const longestUse = 12;

/**
 * "1. plugs for the decking 50ct - 4": a row whose only quantity stands behind what its goods are for, in a word of the
 * catalogue, so that it is part of their name: cut off, it had the quantity to itself.
 */
export function isUseInName(view: MessageView, at: number, judge: Judge): boolean {
  const { tokens } = view;
  const use = tokens[at + 2];
  if (view.voice || use?.kind !== 'word' || judge.know(use.text) === 0) return false;
  const before = tokens.slice(lineStart(view, at), at);
  if (before.some(({ kind }) => kind === 'number')) return false;
  let end = at + 2;
  while (end < at + longestUse && end < tokens.length && tokens[end]?.kind !== 'newline') end++;
  const isRow = end === tokens.length || tokens[end]?.kind === 'newline';
  return isRow && tokens[end - 1]?.kind === 'number' && /^[-–—:=x×]$/.test(tokens[end - 2]?.text ?? '');
}
