import { isAmount } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { cuesAt } from '../words/find-cues';

const isMark = ({ tokens }: MessageView, at: number): boolean => /^[-–—:,;/(]$/.test(tokens[at]?.text ?? '');

/** "- none, one case", "- none left, 10": nothing is there, and what closes the row is ordered. */
export function noneThenCount(view: MessageView, at: number): Quantity | null {
  const { tokens, lexicon } = view;
  if (!isMark(view, at) || !lexicon.noneLeft.has(tokens[at + 1]?.text ?? '')) return null;
  const left = cuesAt(view, at + 2).find(({ cue }) => cue.kind === 'have');
  const mark = left?.next ?? at + 2;
  if (!isMark(view, mark)) return null;
  const number = numbersAt(view, mark + 1).find(isAmount);
  if (!number || number.form === 'homophone') return null;
  const unit = unitAt(view, number.next);
  const next = unit?.next ?? number.next;
  const closes = tokens[next]?.text === ')' ? next + 1 : next;
  if (tokens[closes] && tokens[closes]?.kind !== 'newline') return null;
  return {
    value: number.value,
    unit: unit?.unit ?? null,
    next: closes,
    gain: weights.stock,
    restock: true,
  };
}
