import { useEffect, useLayoutEffect, useRef } from 'react';
import { behindFrame } from '@/components/shell/behind-frame';

const isNarrow = () => window.matchMedia('(max-width: 767px)').matches;

/**
 * Keeps the order's own message where it is on screen while earlier ones come in above it. Where the page itself scrolls,
 * it is brought into view when its tab is opened.
 */
export function useSteadyPlace(above: readonly { id: string }[], shown: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const lastTop = useRef<number | null>(null);
  const key = above.map(({ id }) => id).join();
  // Where it stands at first is read once that is drawn: before, the browser would lay the whole desk out for it.
  useEffect(
    () =>
      behindFrame(() => {
        lastTop.current ??= own.current?.offsetTop ?? null;
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for what comes in above.
  useLayoutEffect(() => {
    if (!frame.current || !own.current || lastTop.current === null) return;
    const top = own.current.offsetTop;
    frame.current.scrollTop += top - lastTop.current;
    lastTop.current = top;
  }, [key]);
  useEffect(() => {
    if (shown && key !== '' && isNarrow()) own.current?.scrollIntoView({ block: 'start' });
  }, [shown, key]);
  return { frame, own };
}
