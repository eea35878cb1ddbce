import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { sessions } from '@/db/schema/sessions';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { mintTenantId, type TenantId } from '../ids';
import { defaultIdleMinutes } from './idle-minutes';
import { lacksSecondFactor } from './lacks-second-factor';

/** Once a minute is enough to see whether a session is still in use, and spares a write per request. */
const seenEveryMs = 60_000;

/**
 * The session of that id and the row of its user, which somebody whom only the identity provider knows does not have;
 * null once it was ended, is over, or was not used for as long as the tenant allows. Asked at every request, so that an
 * end counts at once in every process. `isUse` marks it as used.
 */
export async function findSession(named: { tenantId: string; sessionId: string }, isUse: boolean) {
  const now = clock.now();
  const tenantId = mintTenantId(named.tenantId);
  const [found] = await findSessions(and(eq(sessions.tenantId, tenantId), eq(sessions.id, named.sessionId)));
  if (!found) return null;
  if (isUse && now.getTime() - found.session.lastSeenAt.getTime() >= seenEveryMs) {
    await markSeen(tenantId, named.sessionId, now);
  }
  return found;
}

/** The open ones among the sessions that are asked for, each with the row of its user. */
export function findSessions(which: SQL | undefined) {
  return systemDb()
    .select({
      ...{ session: sessions, user: users },
      lacksSecondFactor: lacksSecondFactor(),
    })
    .from(sessions)
    .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
    .leftJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(and(which, isOpen(clock.now())));
}

/** A condition on `sessions` joined with its tenant: neither ended, nor over, nor left alone for too long. */
export function isOpen(now: Date): SQL | undefined {
  const idleMinutes = sql`coalesce(${tenants.sessionIdleMinutes}, ${defaultIdleMinutes}::int)`;
  return and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    sql`${sessions.lastSeenAt} > ${now.toISOString()}::timestamptz - ${idleMinutes} * interval '1 minute'`,
  );
}

async function markSeen(tenantId: TenantId, id: string, now: Date): Promise<void> {
  await systemDb()
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, id)));
}
