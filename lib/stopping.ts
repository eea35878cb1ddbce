import { setMaxListeners } from 'node:events';

/** Next bundles this module once more, beside the process that hosts it; both must know the same. */
const holder = globalThis as typeof globalThis & { orderIntakeStopping?: AbortController };

function controller(): AbortController {
  if (holder.orderIntakeStopping) return holder.orderIntakeStopping;
  const made = new AbortController();
  // One for each request that waits and each live stream.
  setMaxListeners(0, made.signal);
  holder.orderIntakeStopping = made;
  return made;
}

/**
 * Aborted once this process is about to stop: whoever waits for something that may take a while answers now with what is
 * known, and endless answers end.
 */
export function stopping(): AbortSignal {
  return controller().signal;
}

export function beginStopping(): void {
  controller().abort();
}
