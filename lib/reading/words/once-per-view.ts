import type { MessageView } from '../message-view';

/** Shelves taken so far, one for each thing that is worked out once for a message. */
let shelves = 0;

/**
 * What is worked out once for each message, however often it is asked for. `judge` is the same whenever a view is asked
 * about: a message has one.
 */
export function oncePerView<T extends object | boolean, J = void>(
  workOut: (view: MessageView, judge: J) => T,
): (view: MessageView, judge: J) => T {
  const shelf = shelves++;
  return (view, judge) => {
    const known = view.workedOut[shelf] as T | undefined;
    if (known !== undefined) return known;
    const found = workOut(view, judge);
    view.workedOut[shelf] = found;
    return found;
  };
}

/**
 * As oncePerView, for each token of a message. A token is asked about a hundred times: an answer that is known must cost
 * no call.
 */
export function oncePerToken<T, J = void>(
  workOut: (view: MessageView, at: number, judge: J) => T,
): (view: MessageView, at: number, judge: J) => T {
  const shelf = shelves++;
  return (view, at, judge) => {
    let answers = view.workedOut[shelf] as (T | undefined)[] | undefined;
    if (answers === undefined) {
      answers = new Array(view.tokens.length + 2);
      view.workedOut[shelf] = answers;
    }
    // One is asked about the place before the first token, too.
    const known = answers[at + 1];
    if (known !== undefined) return known;
    const found = workOut(view, at, judge);
    answers[at + 1] = found;
    return found;
  };
}
