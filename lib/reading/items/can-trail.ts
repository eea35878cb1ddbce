import type { NumberReading } from '../../language/numbers/number-reading';
import { closesSized } from '../amounts/closes-sized';
import { isSetOf } from '../amounts/is-set-of';
import { isSize } from '../amounts/is-size';
import { isSizeAlone } from '../amounts/is-size-alone';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { isHeldAt } from '../talk/is-stored';
import { isIdle } from '../words/is-idle';
import { saysSame } from '../words/says-same';

/** Whether the quantity may be that of the goods before it. */
export const canTrail = (view: MessageView, at: number, end: number, quantity: Quantity): boolean =>
  !pointsAtOne(view, at, end, quantity) &&
  !(quantity.unit === null && saysSame(view, quantity.next)) &&
  !crossesStop(view, end, quantity.next) &&
  !opensSentence(view, end, quantity.next) &&
  !leadsSize(view, end, quantity) &&
  !isSetOf(view, [at, end], quantity) &&
  !isKeptOf(view, at, quantity.next);

/** "the white one is out": no quantity; but "the white just one". */
const pointsAtOne = (view: MessageView, at: number, end: number, { unit, next }: Quantity): boolean =>
  unit === null &&
  !(next - 2 >= end && view.lexicon.only.has(view.tokens[next - 2]?.text ?? '')) &&
  !countsSized(view, at, end, next) &&
  view.lexicon.ones.has(view.tokens[next - 1]?.text ?? '') &&
  view.tokens.slice(Math.max(0, at - 1), next - 1).some(({ text }) => view.lexicon.definite.has(text));

/** "flour the two kilo one" counts one; "two of the flour the two kilo one" is counted already. */
function countsSized(view: MessageView, at: number, end: number, next: number): boolean {
  if (!closesSized(view, next) || isSizeAlone(view, at, end)) return false;
  const { links, definite } = view.lexicon;
  const leads = ({ next: behind }: NumberReading): boolean =>
    [links, definite].some((words) => words.has(view.tokens[behind]?.text ?? ''));
  const from = Math.max(0, at - farthestCount);
  const isLed = view.tokens.slice(from, end).some((_, i) => numbersAt(view, from + i).some(leads));
  return numbersAt(view, at).length === 0 && !isLed;
}

/** So far before goods stands their count: "two of the". */
const farthestCount = 3;

/** The mark after a heading: what follows it is no quantity of the heading. */
function crossesStop(view: MessageView, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (view.stops.has(at)) return true;
  return false;
}

/** "need oil 2l. 6 milk", "from the school. Pls 6 pears": behind the full stop the number leads what follows it. */
function opensSentence(view: MessageView, from: number, to: number): boolean {
  const after = view.tokens[to];
  if (after?.kind !== 'word' || after.glued || isIdle(view, to)) return false;
  return view.tokens.slice(from, to - 1).some(({ text }) => text === '.');
}

/** The 2 of "blade 24t, 2 10in blade": behind the comma it leads goods that begin with a number. */
const leadsSize = ({ tokens }: MessageView, end: number, { unit, next }: Quantity): boolean =>
  tokens[end]?.text === ',' && unit === null && tokens[next]?.kind === 'number' && !tokens[next]?.glued;

/** "no cement, 6 bags in the shed": of what is refused so many are there. */
const isKeptOf = (view: MessageView, at: number, next: number): boolean =>
  view.lexicon.refuses.has(view.tokens[at - 1]?.text ?? '') && isHeldAt(view, next);

/**
 * "2 downlight 4 pack", "dozen blades 5pk", "2 9v 6 packs", "9v 6 packs": behind goods that a number leads, or a size
 * alone, how many a pack holds.
 */
export function isPackOf(view: MessageView, at: number, end: number, { unit, next }: Quantity): boolean {
  const { tokens } = view;
  const [first, second] = [tokens[at], tokens[at + 1]];
  const counts =
    first?.kind === 'number' ? first.form === 'digits' : view.lexicon.dozens.has(first?.text ?? '');
  const leads = counts && second?.kind === 'word' && !second.glued;
  const leadsSize = second?.kind === 'number' ? isSize(view, at + 2) : end === at + 2 && isSize(view, at + 1);
  const place = unit === null ? next : next - 1;
  if (unitAt(view, place)?.unit !== 'pack') return false;
  return (first?.form === 'digits' && leadsSize) || (leads && !tokens[place]?.text.endsWith('s'));
}
