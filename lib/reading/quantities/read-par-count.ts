import { isAmount } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { cuesAt } from '../words/find-cues';
import { oncePerView } from '../words/once-per-view';
import { endsField, skipPunctuation } from '../words/skip-punctuation';

/**
 * What a row of a count against par levels orders: 9 of "cola 3/12 send 9", none of "cola 12/12". A pair alone is one
 * only in a message that tells of another what to send; elsewhere it may be a size.
 */
export function readParCount(view: MessageView, at: number): Quantity | null {
  if (!countsPar(view)) return null;
  const pair = pairAt(view, at);
  if (!pair) return null;
  const gain = weights.stock;
  const wanted = wantedBehind(view, pair.next);
  if (wanted) return { ...wanted, gain, restock: true };
  const isEnough = view.lexicon.suffices.has(view.tokens[pair.next]?.text ?? '');
  return isEnough || (pair.held >= pair.par && endsField(view, pair.next))
    ? { value: 0, unit: null, next: pair.next, gain, restock: true }
    : null;
}

/** The slash of a pair, or the number behind it: no count begins there. */
export const isInPair = (view: MessageView, at: number): boolean =>
  countsPar(view) && [at - 1, at - 2].some((start) => (pairAt(view, start)?.next ?? 0) > at);

/** Somewhere a pair that is no fraction is followed by what to send. */
const countsPar = oncePerView((view): boolean =>
  view.tokens.some(({ form }, at) => {
    const pair = form === 'digits' ? pairAt(view, at) : null;
    return pair !== null && wantedBehind(view, pair.next) !== null;
  }),
);

interface Pair {
  held: number;
  par: number;
  next: number;
}

/** "3/12", "3 / 12": what is there, and what there is to be. */
function pairAt({ text, tokens }: MessageView, at: number): Pair | null {
  const [first, slash, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.form === 'fraction') {
    const [held, par] = text.slice(first.start, first.end).split('/').map(Number);
    return held !== undefined && par !== undefined && Number.isInteger(held) && par > 0
      ? { held, par, next: at + 1 }
      : null;
  }
  return first?.form === 'digits' && slash?.text === '/' && second?.form === 'digits'
    ? { held: first.value ?? 0, par: second.value ?? 0, next: at + 3 }
    : null;
}

/** "send 9", "order 2 boxes". */
function wantedBehind(view: MessageView, at: number): Pick<Quantity, 'value' | 'unit' | 'next'> | null {
  const need = cuesAt(view, skipPunctuation(view, at)).find(({ cue }) => cue.kind === 'need');
  const number = need ? numbersAt(view, skipPunctuation(view, need.next))[0] : undefined;
  if (!number || !isAmount(number)) return null;
  const unit = unitAt(view, number.next);
  return { value: number.value, unit: unit?.unit ?? null, next: unit?.next ?? number.next };
}
