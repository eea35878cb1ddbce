import { and, eq, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { getOwnUser } from './own-user';
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code';
import { hasSecondFactor, secondFactorSecret } from './take-code';
import { stepOfCode } from './totp';

const recoveryCodeCount = 10;

/**
 * Turns the actor's second factor on with a first code of their app, and gives ten recovery codes, of which only hashes
 * are kept. Throws `invalid_input` for another code, `second_factor_on`, and `second_factor_off` when none was begun.
 */
export async function confirmSecondFactor(ctx: Context, { code }: { code: string }) {
  const { user } = await getOwnUser(ctx);
  const alreadyOn = () => new AppError('second_factor_on', 'It was turned on meanwhile.');
  if (hasSecondFactor(user)) throw alreadyOn();
  if (user.secondFactorSealed === null) throw new AppError('second_factor_off', 'Set it up first.');
  const step = stepOfCode(secondFactorSecret(user), code, clock.now());
  if (step === null) {
    const message = 'This is not the code that the app shows now. Check the clock of the phone.';
    throw new AppError('invalid_input', message, { errors: [{ path: 'code', code: 'wrong', message }] });
  }
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  await inTenant(ctx, async (tx) => {
    const isAsRead = and(
      mine(users, ctx, user.id),
      eq(users.secondFactorSealed, user.secondFactorSealed ?? ''),
      isNull(users.secondFactorSince),
    );
    const on = await tx
      .update(users)
      .set({
        secondFactorSince: clock.now(),
        secondFactorStep: step,
        secondFactorRecovery: recoveryCodes.map(hashRecoveryCode),
      })
      .where(isAsRead)
      .returning({ id: users.id });
    if (on.length === 0) throw alreadyOn();
    await recordAudit(tx, ctx, { action: 'second_factor.turned_on', subjectId: user.id, data: {} });
  });
  return { recoveryCodes };
}
