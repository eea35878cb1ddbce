import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { endSessions } from '../auth/end-sessions';
import { listSessions } from '../auth/list-sessions';
import type { Session } from '../auth/session-contract';
import type { Context } from '../context';
import { notFound } from '../errors';
import { mintUserId } from '../ids';

/** Where a person of the tenant is signed in, the last used first. Throws `not_found`. */
export async function listUserSessions(
  ctx: Context,
  { userId }: { userId: string },
): Promise<{ sessions: Session[] }> {
  await requireUser(ctx, userId);
  return listSessions(ctx, { userId });
}

/** Signs a person of the tenant out everywhere, at once; gives how many sessions that were. Throws `not_found`. */
export async function endUserSessions(ctx: Context, { userId }: { userId: string }): Promise<number> {
  await requireUser(ctx, userId);
  return endSessions(ctx, { userId });
}

function requireUser(ctx: Context, userId: string): Promise<void> {
  return inTenant(ctx, async (tx) => {
    const thisRow = mine(users, ctx, mintUserId(userId));
    const [user] = await tx.select({ id: users.id }).from(users).where(thisRow);
    if (!user) throw notFound('user');
  });
}
