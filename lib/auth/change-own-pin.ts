import { and, eq, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import { waitKeys } from './admit-guess';
import { hashPin } from './pin';
import { proveAgain } from './prove-again';
import { forgetFailures } from './sign-in-attempts';

/**
 * Gives the actor another PIN, with the one so far, and ends all their sessions and tokens, for the old one may be why.
 * Throws as proveAgain() does, and `invalid_input` for the same again.
 */
export async function changeOwnPin(
  ctx: Context,
  { pin, newPin }: { pin: string; newPin: string },
): Promise<void> {
  const { user, account } = await proveAgain(ctx, { pin });
  if (pin === newPin) {
    const message = 'This is the PIN that you have.';
    throw new AppError('invalid_input', message, { errors: [{ path: 'newPin', code: 'same', message }] });
  }
  const pinHash = await hashPin(newPin);
  await inTenant(ctx, async (tx) => {
    const isAsProved = and(mine(users, ctx, user.id), eq(users.pinHash, user.pinHash));
    const changed = await tx
      .update(users)
      .set({
        pinHash,
        sessionVersion: sql`${users.sessionVersion} + 1`,
        // The operator's code stands for the PIN of then.
        ...{ recoveryCodeHash: null, recoveryCodeUntil: null },
      })
      .where(isAsProved)
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError('unauthenticated', 'Your PIN was changed meanwhile.');
    const data = { pin: 'replaced by its owner' };
    await recordAudit(tx, ctx, { action: 'user.changed', subjectId: user.id, data });
  });
  await forgetFailures(...waitKeys(account));
}
