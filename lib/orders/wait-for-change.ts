import { listen } from '@/db/listen';
import { stopping } from '../stopping';
import { orderChanges } from './internal/order-changes';

/** How often to look, should a notification have been lost with its connection. */
const lookEveryMs = 1000;

interface Patience {
  patienceMs: number;
  /** Whether a notification of `order_changes` may have changed what is looked at. */
  concerns(payload: string): boolean;
}

/**
 * What `look` finds once `isReady` says so, or as it is when the patience ends or the process is about to stop; looks again
 * at each order change.
 */
export async function waitForChange<T>(
  look: () => Promise<T>,
  isReady: (found: T) => boolean,
  patience: Patience,
): Promise<T> {
  const deadline = Date.now() + patience.patienceMs;
  const end = stopping();
  let wake: (() => void) | undefined;
  const wakeAtEnd = () => wake?.();
  end.addEventListener('abort', wakeAtEnd);
  const stop = await listen(orderChanges, (payload) => {
    if (patience.concerns(payload)) wake?.();
  });
  try {
    for (;;) {
      // Before looking: a change between the look and the wait must not be slept through.
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const found = await look();
      const leftMs = deadline - Date.now();
      if (isReady(found) || leftMs <= 0 || end.aborted) return found;
      await firstOf(changed, Math.min(lookEveryMs, leftMs));
    }
  } finally {
    stop();
    end.removeEventListener('abort', wakeAtEnd);
  }
}

async function firstOf(signal: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([signal, timeout]);
  clearTimeout(timer);
}
