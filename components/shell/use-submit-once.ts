import { type FormEvent, useRef } from 'react';

/** A mutation that needs no input; what it sends is on screen. */
export interface Saving {
  mutate: (input: undefined, options: { onSettled: () => void }) => void;
  isPending: boolean;
  error: unknown;
}

/** Saves and does nothing more until that is answered. */
export function useOnce(save: Saving): () => void {
  // Set at once, unlike `isPending`: the next click may come before the next paint.
  const underWay = useRef(false);
  return () => {
    if (underWay.current) return;
    underWay.current = true;
    save.mutate(undefined, {
      onSettled: () => {
        underWay.current = false;
      },
    });
  };
}

/** What a form does when it is sent: it saves once, if it is ready. */
export function useSubmitOnce(save: Saving, isReady: () => boolean = () => true) {
  const saveOnce = useOnce(save);
  return (event: FormEvent) => {
    event.preventDefault();
    if (isReady()) saveOnce();
  };
}
