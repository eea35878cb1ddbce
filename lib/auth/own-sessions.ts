import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { endSessions } from './end-sessions';
import { listSessions } from './list-sessions';
import type { Session } from './session-contract';

/** Where the actor is signed in. Throws `forbidden` when it is no person. */
export function listOwnSessions(ctx: Context): Promise<{ sessions: Session[] }> {
  return listSessions(ctx, { userId: personOf(ctx) });
}

/** Ends one of the actor's own. Throws `not_found` for any other, and for one that is over. */
export async function endOneOfOwn(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  const ended = await endSessions(ctx, { userId: personOf(ctx), only: sessionId });
  if (ended === 0) throw notFound('session');
}

/** Ends all of the actor's own, or all but the one in use; gives how many there were. */
export function endAllOfOwn(ctx: Context, { keepCurrent }: { keepCurrent: boolean }): Promise<number> {
  return endSessions(ctx, { userId: personOf(ctx), except: keepCurrent ? ctx.sessionId : undefined });
}

function personOf({ actor }: Context): string {
  if (actor.kind !== 'user') throw new AppError('forbidden', 'Only people are signed in.');
  return actor.userId;
}
