import { ApiError } from '@/lib/http/call-api';

let hasEnded = false;
const told = new Set<() => void>();

/** Makes the page say that the session has ended, when that is what the error means. */
export function notifySessionEnd(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) setSessionEnd(true);
}

/** Whether it has, and nobody has put the news away; for useSyncExternalStore. */
export const sessionEnd = {
  read: () => hasEnded,
  subscribe: (tell: () => void) => {
    told.add(tell);
    return () => void told.delete(tell);
  },
};

/** False puts the news away until the next request is refused. */
export function setSessionEnd(ended: boolean): void {
  hasEnded = ended;
  for (const tell of told) tell();
}
