import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clearFactors } from '../auth/clear-second-factor';
import { endSessions } from '../auth/end-sessions';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { mintUserId } from '../ids';

/**
 * Takes the second factor, passkeys included, from a colleague who has lost it, and signs them out everywhere: what was lost may be signed
 * in. Throws `not_found`, `second_factor_off`, and `forbidden` for one's own, which asks for a code to be turned off.
 */
export async function removeUserFactor(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const id = mintUserId(userId);
  if (ctx.actor.kind === 'user' && ctx.actor.userId === id) {
    throw new AppError('forbidden', 'Turn your own off under Account, with your PIN and a code.');
  }
  await inTenant(ctx, async (tx) => {
    const theirs = mine(users, ctx, id);
    const [user] = await tx.select().from(users).where(theirs).for('update');
    if (!user) throw notFound('user');
    if (!(await clearFactors(tx, user))) {
      throw new AppError('second_factor_off', `${user.displayName} has no second factor.`);
    }
    await recordAudit(tx, ctx, {
      action: 'second_factor.removed',
      subjectId: id,
      data: { of: user.displayName },
    });
    await endSessions(ctx, { userId: id });
  });
}
