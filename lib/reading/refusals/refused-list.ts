import { type MessageView, numbersAt } from '../message-view';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { endsField } from '../words/skip-punctuation';

/** What follows such words is asked for. */
const ordering = ['need', 'consequence', 'add'] as const;

/** So many small words stand between a refusal and the colon of its list: "dont put on todays truck:". */
const farthestColon = 4;

/** The colon behind "dont send:", "leave off todays truck:", which refuse all that is listed behind it; null for none. */
export function refusedColon(view: MessageView, at: number): number | null {
  const refusal = cuesAt(view, at).find(({ cue }) => cue.kind === 'cancel');
  if (!refusal) return null;
  let end = refusal.next;
  const isSmall = (place: number): boolean =>
    isIdle(view, place) && numbersAt(view, place).length === 0 && !beginsCue(view, place, ...ordering);
  while (end < refusal.next + farthestColon && isSmall(end)) end++;
  // "dont use the old one, this one:", "forget this:" and then a new order.
  const points = view.lexicon.pointing.has(view.tokens[end - 1]?.text ?? '');
  return view.tokens[end]?.text === ':' && view.tokens[end + 1]?.kind !== 'newline' && !points ? end : null;
}

/** Goods of such a list, to the end of its sentence: "dont send: 6 milk, 4 bread, but add 2 rice". */
export const isRefusedInList = (view: MessageView, at: number): boolean => refusedIn(view)[at] === true;

const refusedIn = oncePerView((view): boolean[] => {
  let isOn = false;
  return view.tokens.map(({ text }, at) => {
    if ((endsField(view, at) && text !== ',') || beginsCue(view, at, ...ordering)) isOn = false;
    if (text === ':') isOn = [0, 1, 2, 3, 4, 5, 6, 7].some((back) => refusedColon(view, at - back) === at);
    return isOn;
  });
});
