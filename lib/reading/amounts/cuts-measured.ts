import { measureOf } from '../../language/compile';
import { type MessageView, numbersAt } from '../message-view';
import { oncePerToken } from '../words/once-per-view';

/** What is weighed out or poured by halves. Of inches and feet a part may be the size. */
const halved = new Set(['kg', 'l', 'lb']);

/** So far before a token its number may have begun: "one and a half". */
const farthest = 3;

/** Where the mixed number ends that a token stands in, of which there are so many kilograms: "1 1/2 kg", "one and a half kilo". */
const mixedEnd = oncePerToken((view, at): number | null => {
  for (let from = at; from >= at - farthest; from--)
    for (const { value, next, dozens } of numbersAt(view, from))
      if (next > at + (from === at ? 1 : 0) && value > 1 && !Number.isInteger(value) && !dozens)
        if (halved.has(measureOf(view.tokens[next]?.text ?? '', view.lexicon)?.symbol ?? '')) return next;
  return null;
});

/** The 1 and the 1/2 of "1 1/2 kg": no number of their own, for nobody orders one of half a kilogram so. */
export const cutsMeasured = (view: MessageView, at: number, next: number): boolean => {
  const end = mixedEnd(view, at);
  return end !== null && (next < end || !beginsAt(view, at, end));
};

const beginsAt = (view: MessageView, at: number, end: number): boolean =>
  numbersAt(view, at).some(({ value, next }) => next === end && value > 1);
