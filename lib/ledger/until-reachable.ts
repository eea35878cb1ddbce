import { setTimeout as pause } from 'node:timers/promises';
import { asAppError } from '../http/as-app-error';

const looksApartMs = 500;
const patienceMs = 60_000;

/**
 * What `work` gives once the database can be reached, which is waited for: on a busy machine a connection seems to have timed
 * out that was only not heard of while this process loaded its pages. Throws what it throws for any other reason, or after
 * `forMs`.
 */
export async function untilReachable<T>(work: () => Promise<T>, forMs = patienceMs): Promise<T> {
  for (const until = Date.now() + forMs; ; await pause(looksApartMs)) {
    try {
      return await work();
    } catch (error) {
      if (asAppError(error).code !== 'unavailable' || Date.now() > until) throw error;
    }
  }
}
