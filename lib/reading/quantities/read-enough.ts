import type { NumberReading } from '../../language/numbers/number-reading';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { placeEnd } from '../talk/is-stored';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { endsField, skipPunctuation } from '../words/skip-punctuation';

/**
 * "mango 11 enough", "grape 2 cases on the floor - ok": so many are there, and nothing is asked for, in a message that counts
 * others and says how many of these it needs. Elsewhere "mango 11 ok" may be an order.
 */
export function readEnough(view: MessageView, at: number): Quantity | null {
  const from = skipPunctuation(view, at);
  const [count] = numbersAt(view, from);
  if (!count || !/^(?:digits|words)$/.test(count.form)) return null;
  const counted = unitAt(view, count.next)?.next ?? count.next;
  const place = placeEnd(view, counted);
  if (place === null && !countsStock(view)) return null;
  const next = enoughAt(view, place ?? counted) ?? noMoreAt(view, place ?? counted);
  return next !== null && endsField(view, next)
    ? { value: 0, unit: null, next, gain: weights.stock, restock: true }
    : null;
}

/** The "nil" of "grape - 9 - nil", the 0 of "grape 9 / 0": nothing is asked for. */
function noMoreAt(view: MessageView, from: number): number | null {
  const at = skipPunctuation(view, from);
  const { text = '', value, form } = view.tokens[at] ?? {};
  const isNone = [view.lexicon.naught, view.lexicon.noneLeft, view.lexicon.refuses].some((words) =>
    words.has(text),
  );
  return isNone || (form === 'digits' && value === 0) ? at + 1 : null;
}

/** Somewhere what is there is followed by what is needed: "2 need 12", "have 0 order 6". */
const countsStock = oncePerView((view): boolean =>
  view.tokens.some((_, at) => {
    const count = numbersAt(view, at)[0] ?? noneAt(view, at);
    return count !== undefined && needsAt(view, unitAt(view, count.next)?.next ?? count.next);
  }),
);

/** "its fine", "thats still enough", "ok" behind what is there: the token after it; null where nothing says so. */
export function enoughAt(view: MessageView, from: number): number | null {
  const { suffices } = view.lexicon;
  const isEnough = (at: number): boolean => suffices.has(view.tokens[at]?.text ?? '');
  let at = skipPunctuation(view, from);
  const last = at + 3;
  while (at < last && !isEnough(at) && isIdle(view, at) && cuesAt(view, at).length === 0) at++;
  if (!isEnough(at)) return null;
  const names = view.tokens[at + 1]?.text === ':' && view.tokens[at + 2]?.kind === 'word';
  return names ? at + 2 : at + 1;
}

/** The "need 12" of "bread 4, need 12": what stands before it is there. "rolls 4, need 12 bread" orders both. */
export function needsAt(view: MessageView, at: number): boolean {
  const need = cuesAt(view, skipPunctuation(view, at)).find(({ cue }) => cue.kind === 'need');
  const number = need ? numbersAt(view, skipPunctuation(view, need.next))[0] : undefined;
  if (!number) return false;
  const next = unitAt(view, number.next)?.next ?? number.next;
  return endsField(view, view.lexicon.more.has(view.tokens[next]?.text ?? '') ? next + 1 : next);
}

/** "none left", "zero in stock". */
export function noneAt(view: MessageView, at: number): NumberReading | undefined {
  return view.lexicon.noneLeft.has(view.tokens[at]?.text ?? '')
    ? { value: 0, next: at + 1, form: 'words', dozens: false }
    : undefined;
}
