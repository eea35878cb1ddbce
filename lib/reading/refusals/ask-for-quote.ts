import type { State } from '../edit-state';
import { dropStanding } from '../lines/act';
import { isNumeral } from '../message-view';
import type { CueEvent } from './judge-cancel-cue';

/**
 * "please quote me on 40 rice, 10 sugar": what stands behind it to the end of its sentence, or where that names no quantity, as
 * above a list, to the end of the message.
 */
export function quotedBehind(
  { view: { tokens }, view }: State,
  { at, next }: CueEvent,
): {
  from: number;
  to: number;
} {
  let isCounted = false;
  for (let to = next; to < tokens.length; to++) {
    isCounted ||= isNumeral(view, to);
    const isBlank = tokens[to]?.kind === 'newline' && tokens[to + 1]?.kind === 'newline';
    const isMark = /^[.?!]$/.test(tokens[to]?.text ?? '') && tokens[to + 1]?.glued !== true;
    if (isCounted && (isMark || isBlank)) return { from: at, to };
  }
  return { from: at, to: tokens.length };
}

/** Goods that a quote is asked for are not ordered; those of other sentences are. */
export function leaveQuoted({ quoted, items }: State): void {
  if (!quoted) return;
  for (const entry of items)
    if (entry.item.at >= quoted.from && entry.item.at < quoted.to)
      dropStanding(entry, 'question', 'question');
}
