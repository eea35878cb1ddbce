import { changeAt } from './find-change';
import { endsSentenceAt } from './find-condition';
import { type Cue, cuesAt, endsInNumber } from './find-cues';
import { type Habit, habitGain } from './frame-of';
import type { ItemEdge } from './item-edge';
import type { Judge } from './judge';
import { isIdle, type MessageView, numbersAt } from './message-view';
import type { NumberReading } from './number-reading';
import { readEachAt } from './read-shared-quantity';
import { weights } from './reading-weights';

/** What a message turned out to be, in order. */
export type Event =
  | { type: 'item'; item: ItemEdge }
  | { type: 'cue'; cue: Cue; at: number; next: number }
  | { type: 'each'; value: number; unit: string | null; at: number; next: number }
  | { type: 'number'; value: number; unit: string | null; at: number; next: number }
  | { type: 'skipped'; at: number; next: number };

/** Quantities before the goods, after them, or as it comes. */
export type Style = 'lead' | 'trail';

export interface Segmentation {
  events: Event[];
  score: number;
}

interface Step {
  score: number;
  from: number;
  event: Event;
}

/**
 * Cuts a message into items and the rest: the cut with the highest sum of scores (a shortest path over the
 * tokens). `items` are the items that may begin at each token; `style` favours one habit of writing quantities,
 * because a message keeps to one.
 */
export function segment(
  view: MessageView,
  judge: Judge,
  items: readonly ItemEdge[][],
  style: Style,
  habit: Habit | null = null,
): Segmentation {
  const count = view.tokens.length;
  const steps: (Step | undefined)[] = new Array(count + 1);
  const scores = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
  scores[0] = 0;
  const offer = (from: number, to: number, gain: number, event: Event): void => {
    const score = (scores[from] ?? 0) + gain;
    if (score > (scores[to] ?? 0)) {
      scores[to] = score;
      steps[to] = { score, from, event };
    }
  };
  for (let at = 0; at < count; at++) {
    if (view.tokens[at]?.kind !== 'number')
      offer(at, at + 1, skipGain(view, judge, at), { type: 'skipped', at, next: at + 1 });
    for (const { cue, next } of cuesAt(view, at))
      if (!isPartOfName(view, judge, at, cue) && !endsInNumber(view, cue, next))
        offer(at, next, cue.kind === 'cancelAll' ? weights.cancelAll : cueGain(cue), {
          type: 'cue',
          cue,
          at,
          next,
        });
    const changed = changeAt(view, at);
    const [to] = changed === null ? [] : numbersAt(view, changed);
    if (changed !== null && to)
      offer(at, to.next, weights.changed, {
        type: 'number',
        value: to.value,
        unit: null,
        at: changed,
        next: to.next,
      });
    const number = numbersAt(view, at).find(
      (found) => found.form !== 'article' && (found.form !== 'homophone' || isCorrected(view, at)),
    );
    if (number)
      offer(at, number.next, numberGain(view, at, number), {
        type: 'number',
        value: number.value,
        unit: null,
        at,
        next: number.next,
      });
    const each = readEachAt(view, at);
    if (each)
      offer(at, each.next, weights.each, {
        type: 'each',
        value: each.value,
        unit: each.unit,
        at,
        next: each.next,
      });
    for (const item of items[at] ?? [])
      offer(at, item.next, item.score + styleGain(item, style) + habitGain(view, item, habit), {
        type: 'item',
        item,
      });
  }
  return { events: trace(steps, count), score: scores[count] ?? 0 };
}

/** "no make that tree": right after a correction even what only sounds like a number is one. */
const isCorrected = (view: MessageView, at: number): boolean =>
  [1, 2, 3].some((back) =>
    cuesAt(view, at - back).some(({ cue, next }) => cue.kind === 'correct' && next === at),
  );

/** "one of those", "mándeme una si hay": a number that stands for the goods before it. */
function isAnswer(view: MessageView, at: number, next: number): boolean {
  const { pointing } = view.lexicon;
  if (view.tokens[next]?.text === 'of' && pointing.has(view.tokens[next + 1]?.text ?? '')) return true;
  const sent = cuesAt(view, at - 1).some(({ cue }) => cue.kind === 'consequence');
  return (
    sent && (endsSentenceAt(view, next) || cuesAt(view, next).some(({ cue }) => cue.kind === 'condition'))
  );
}

function numberGain(view: MessageView, at: number, { form, next }: NumberReading): number {
  if (form === 'homophone' || (view.voice && isCorrected(view, at))) return weights.heardCorrection;
  if (form === 'words' && isAnswer(view, at, next)) return weights.heardCorrection;
  return view.tokens[at]?.kind === 'number' ? weights.skipNumber : weights.skipNumberWord;
}

/** "golden drop": a word that the catalogue knows, after another that it knows. */
function isPartOfName(view: MessageView, judge: Judge, at: number, { words }: Cue): boolean {
  const before = view.tokens[at - 1];
  if (words.length > 1 || before?.kind !== 'word' || isIdle(view, at - 1)) return false;
  // "the gouda no, …": no name ends so.
  const ends = view.tokens[at + 1]?.kind !== 'word' && view.tokens[at + 1]?.kind !== 'number';
  if (ends && view.lexicon.denies.has(words[0] ?? '')) return false;
  return judge.know(before.text) >= 0.9 && judge.know(words[0] ?? '') >= 0.9;
}

/** One long cue before two short ones: "dont forget the" cancels nothing. */
const cueGain = ({ words }: Cue): number => weights.cue + weights.cueWord * (words.length - 1);

function styleGain(item: ItemEdge, style: Style): number {
  if (item.side === 'none') return 0;
  return item.side === style ? weights.style : -weights.style;
}

function skipGain(view: MessageView, judge: Judge, at: number): number {
  const token = view.tokens[at];
  if (!token || token.kind === 'symbol' || token.kind === 'newline' || token.kind === 'noise') return 0;
  if (isIdle(view, at)) return weights.skipIdle;
  if (token.text === 'x' || token.text.length === 1) return weights.skipLetter;
  if (view.lexicon.numbers.has(token.text) || view.lexicon.dozens.has(token.text))
    return weights.skipNumberWord - weights.cue;
  if (view.lexicon.units.has(token.text)) return weights.skipUnit;
  return weights.skipUnknown + weights.skipKnown * judge.know(token.text);
}

function trace(steps: readonly (Step | undefined)[], count: number): Event[] {
  const events: Event[] = [];
  let at = count;
  while (at > 0) {
    const step = steps[at];
    if (!step) break;
    events.push(step.event);
    at = step.from;
  }
  return events.reverse();
}
