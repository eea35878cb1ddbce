import { randomUUID } from 'node:crypto';
import { callerOfSession } from './authenticate';
import { endSessions } from './end-sessions';

/** Ends the session of a browser's cookies, if they hold one: with that, copies of them hold no longer either. */
export async function endOwnSession(cookies: ReadonlyMap<string, string>): Promise<void> {
  const caller = await callerOfSession(cookies);
  if (caller?.sessionId === undefined || caller.actor.kind !== 'user') return;
  const { tenantId, actor, sessionId } = caller;
  await endSessions({ tenantId, actor, requestId: randomUUID() }, { userId: actor.userId, only: sessionId });
}
