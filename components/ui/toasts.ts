import type { toast } from 'sonner';

type Toasts = typeof toast;

let shelf: Toasts | null = null;
const waiting: ((toasts: Toasts) => void)[] = [];

/** Says something once there is where it can be shown: what is said to Sonner before that is lost. */
export function withToasts(say: (toasts: Toasts) => void): void {
  if (shelf) say(shelf);
  else waiting.push(say);
}

/** The shelf stands: what was said meanwhile is shown, in its order. */
export function openShelf(toasts: Toasts): void {
  shelf = toasts;
  for (const say of waiting.splice(0)) say(toasts);
}
