import { useCallback, useEffect, useState } from 'react';

/** Who types in a breath pauses for less. */
const pauseMs = 1000;

/**
 * Whether the keys rest, and how to let them: until nothing has been pressed for a moment. A field that was closed under
 * somebody's hands leaves them typing, and what they type is not meant for the order.
 */
export function useResting(): [isResting: boolean, rest: () => void] {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const end = () => setResting(false);
    let timer = setTimeout(end, pauseMs);
    const onKey = () => {
      clearTimeout(timer);
      timer = setTimeout(end, pauseMs);
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [isResting]);
  return [isResting, useCallback(() => setResting(true), [])];
}
