import { listen } from '@/db/listen';
import type { Context } from '../context';

/**
 * Calls back when a session of the actor may have ended, in whichever process; gives how to stop. What is told while the
 * database is away is lost: whoever follows also looks from time to time.
 */
export async function followSessionEnds({ actor }: Context, ask: () => void): Promise<() => void> {
  if (actor.kind !== 'user') return () => undefined;
  return listen('session_ends', (userId) => userId === actor.userId && ask());
}
