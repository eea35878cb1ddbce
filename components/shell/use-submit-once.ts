import { type FormEvent, type MouseEvent, useRef } from 'react';

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

/**
 * Whether this is the second click of a double click. It means nothing of its own, even where the first has been
 * answered by then: the button may say the opposite already.
 */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}
