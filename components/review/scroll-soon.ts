import type { RefObject } from 'react';

/**
 * Brings an element into view within the frame that draws it. Asked for at once, the page would be laid out twice:
 * for this, and again for the toasts and panes that follow. Gives how to leave it.
 */
export function scrollSoon(element: RefObject<Element | null>): () => void {
  const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
  return () => cancelAnimationFrame(frame);
}
