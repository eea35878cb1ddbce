import type { MessageView } from './message-view';

/** What is worked out once for each message, however often it is asked for. */
export function oncePerView<T extends object>(workOut: (view: MessageView) => T): (view: MessageView) => T {
  const known = new WeakMap<MessageView, T>();
  return (view) => {
    const before = known.get(view);
    if (before !== undefined) return before;
    const found = workOut(view);
    known.set(view, found);
    return found;
  };
}

/**
 * What is worked out once for each token of a message. `Rest` is the same whenever a view is asked about (a message
 * has one judge), so that only the token tells the answers apart.
 */
export function oncePerToken<T, Rest extends readonly unknown[]>(
  workOut: (view: MessageView, at: number, ...rest: Rest) => T,
): (view: MessageView, at: number, ...rest: Rest) => T {
  const answersOf = oncePerView((): (T | undefined)[] => []);
  return (view, at, ...rest) => {
    const answers = answersOf(view);
    const known = answers[at];
    if (known !== undefined) return known;
    const found = workOut(view, at, ...rest);
    answers[at] = found;
    return found;
  };
}
