import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import { clearSecondFactor } from './clear-second-factor';
import { getOwnUser } from './own-user';
import { proveAgain } from './prove-again';
import { hasSecondFactor } from './take-code';

/** Turns the actor's second factor off. Throws as proveAgain() does, and `second_factor_off` when there is none. */
export async function turnOffSecondFactor(ctx: Context, given: { pin: string; code: string }): Promise<void> {
  const { user } = await getOwnUser(ctx);
  if (!hasSecondFactor(user)) throw new AppError('second_factor_off', 'It is off already.');
  await proveAgain(ctx, given);
  await inTenant(ctx, async (tx) => {
    await clearSecondFactor(tx, user);
    await recordAudit(tx, ctx, { action: 'second_factor.turned_off', subjectId: user.id, data: {} });
  });
}
