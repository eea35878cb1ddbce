import { type PointerEvent, useRef, useState } from 'react';

/** How far a finger must go sideways, in px: further than a press that slips. */
const far = 72;
/** How far the row follows it. */
const most = 96;

export type Swipe = 'right' | 'left';

/** What a finger drew from where it came down: mostly sideways and far enough, else nothing. */
export function swipeOf(dx: number, dy: number): Swipe | null {
  if (Math.abs(dx) < far || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx > 0 ? 'right' : 'left';
}

/**
 * Follows a finger across an element whose style lets it scroll up and down only (`touch-pan-y`). Each swipe does what a
 * button does as well. Gives how far the finger is, in px.
 */
export function useSwipe(does: Partial<Record<Swipe, () => void>>) {
  const from = useRef<{ pointerId: number; x: number; y: number }>(null);
  const [dx, follow] = useState(0);
  const end = () => {
    from.current = null;
    follow(0);
  };
  const offsetOf = (event: PointerEvent) =>
    from.current?.pointerId === event.pointerId
      ? { dx: event.clientX - from.current.x, dy: event.clientY - from.current.y }
      : null;
  return {
    dx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        from.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const offset = offsetOf(event);
        if (!offset || Math.abs(offset.dx) < 2 * Math.abs(offset.dy)) return;
        const isFollowed = does[offset.dx > 0 ? 'right' : 'left'] !== undefined;
        follow(isFollowed ? Math.max(-most, Math.min(most, offset.dx)) : 0);
      },
      onPointerUp: (event: PointerEvent) => {
        const offset = offsetOf(event);
        const swipe = offset && swipeOf(offset.dx, offset.dy);
        end();
        if (swipe) does[swipe]?.();
      },
      // The page scrolls instead.
      onPointerCancel: end,
    },
  };
}
