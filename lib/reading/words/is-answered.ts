import type { MessageView } from '../message-view';
import { oncePerView } from './once-per-view';

/** The quoted line that each token stands in, by its index among those that are answered; -1 for no such line. */
const answeredLinesOf = oncePerView(({ tokens, answered }): number[] => {
  let line = 0;
  return tokens.map(({ start }) => {
    while (line < answered.length && start > (answered[line]?.end ?? 0)) line++;
    return start >= (answered[line]?.start ?? Number.POSITIVE_INFINITY) ? line : -1;
  });
});

/** The index of the quoted line that holds a token, or that it ends; -1 for none. */
export const answeredLineAt = (view: MessageView, at: number): number => answeredLinesOf(view)[at] ?? -1;

/** A token stands in a quoted line that the rest of the message answers, or is its end. */
export const isAnswered = (view: MessageView, at: number): boolean => answeredLineAt(view, at) >= 0;

/** A token stands beside quoted lines, in what answers them. */
export const isInAnswer = (view: MessageView, at: number): boolean =>
  view.answered.length > 0 && !isAnswered(view, at);
