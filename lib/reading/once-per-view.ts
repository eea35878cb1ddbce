import type { MessageView } from './message-view';

/** What is worked out once for each message, however often it is asked for. */
export function oncePerView<T extends object>(workOut: (view: MessageView) => T): (view: MessageView) => T {
  const known = new WeakMap<MessageView, T>();
  return (view) => {
    const found = known.get(view) ?? workOut(view);
    known.set(view, found);
    return found;
  };
}
