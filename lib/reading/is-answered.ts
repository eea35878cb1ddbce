import type { MessageView } from './message-view';
import { oncePerToken } from './once-per-view';

/** A token stands in a quoted line that the rest of the message answers, or is its end. */
export const isAnswered = oncePerToken((view, at): boolean => {
  const start = view.tokens[at]?.start ?? 0;
  return view.answered.some((line) => start >= line.start && start <= line.end);
});

/** A token stands beside quoted lines, in what answers them. */
export const isInAnswer = (view: MessageView, at: number): boolean =>
  view.answered.length > 0 && !isAnswered(view, at);
