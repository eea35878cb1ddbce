import { useEffect, useRef } from 'react';

/** Something that the page on screen can do now, mostly by a key of its own. */
export interface PageAction {
  id: string;
  words: string;
  /** Its key, as it is shown. */
  shown: string;
  run: () => void;
}

const offers = new Set<() => readonly PageAction[]>();

/** Offers what a part of the page can do to the palette, for as long as the part is on screen. */
export function usePageActions(list: () => readonly PageAction[]): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    const offer = () => latest.current();
    offers.add(offer);
    return () => {
      offers.delete(offer);
    };
  }, []);
}

/** Everything that is offered now. */
export function pageActions(): readonly PageAction[] {
  return [...offers].flatMap((offer) => offer());
}
