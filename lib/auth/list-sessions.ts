import { and, desc, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { sessions } from '@/db/schema/sessions';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { mintUserId } from '../ids';
import { isOpen } from './find-session';
import type { Session } from './session-contract';

const mostSessions = 200;

/** Where a user of the tenant is signed in, the last used first. */
export async function listSessions(
  ctx: Context,
  { userId }: { userId: string },
): Promise<{ sessions: Session[] }> {
  return inTenant(ctx, async (tx) => {
    const rows = await tx
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(tenants, eq(tenants.id, sessions.tenantId))
      .where(and(mine(sessions, ctx), eq(sessions.userId, mintUserId(userId)), isOpen(clock.now())))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
      .limit(mostSessions);
    return { sessions: rows.map(({ session }) => viewSession(session, ctx.sessionId)) };
  });
}

function viewSession(row: typeof sessions.$inferSelect, currentId: string | undefined): Session {
  const { id, kind, address, userAgent } = row;
  return {
    id,
    kind,
    isCurrent: id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    address,
    userAgent,
  };
}
