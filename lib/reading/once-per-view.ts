import type { MessageView } from './message-view';

/** What is worked out once for each message, however often it is asked for. */
export function oncePerView<T extends object>(workOut: (view: MessageView) => T): (view: MessageView) => T {
  const known = new WeakMap<MessageView, T>();
  // One message is asked about thousands of times in a row, and looking it up would cost more than most answers.
  let last: { view: MessageView; found: T } | null = null;
  return (view) => {
    if (last?.view === view) return last.found;
    const found = known.get(view) ?? workOut(view);
    known.set(view, found);
    last = { view, found };
    return found;
  };
}

/**
 * What is worked out once for each token of a message. `judge` is the same whenever a view is asked about (a message
 * has one), so that only the token tells the answers apart.
 */
export function oncePerToken<T, J = void>(
  workOut: (view: MessageView, at: number, judge: J) => T,
): (view: MessageView, at: number, judge: J) => T {
  const answersOf = oncePerView((view): (T | undefined)[] => new Array(view.tokens.length + 1));
  return (view, at, judge) => {
    const answers = answersOf(view);
    const known = answers[at];
    if (known !== undefined) return known;
    const found = workOut(view, at, judge);
    answers[at] = found;
    return found;
  };
}
