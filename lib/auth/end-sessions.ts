import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { sessions } from '@/db/schema/sessions';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { mintUserId } from '../ids';

interface Which {
  userId: string;
  /** Just this one of theirs. */
  only?: string;
  /** All but this one. */
  except?: string | undefined;
}

/**
 * Ends sessions of a user, at once and in every process; gives how many there were. Whose they may be is for the caller
 * to have settled.
 */
export async function endSessions(ctx: Context, { userId, only, except }: Which): Promise<number> {
  const now = clock.now();
  return inTenant(ctx, async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          mine(sessions, ctx),
          eq(sessions.userId, mintUserId(userId)),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
          only === undefined ? undefined : eq(sessions.id, only),
          except === undefined ? undefined : ne(sessions.id, except),
        ),
      )
      .returning({ id: sessions.id, userName: sessions.userName });
    const [first] = ended;
    if (!first) return 0;
    await recordAudit(tx, ctx, {
      action: 'session.ended',
      subjectId: only ?? userId,
      data: { of: first.userName, ...(only === undefined ? { count: ended.length } : {}) },
    });
    return ended.length;
  });
}
