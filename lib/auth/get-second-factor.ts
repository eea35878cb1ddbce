import type { Context } from '../context';
import type { SecondFactorState } from './factor-contract';
import { findOwnUser } from './own-user';

/** The actor's second factor. Throws `forbidden` when it is no person. */
export async function getSecondFactor(ctx: Context): Promise<SecondFactorState> {
  const found = await findOwnUser(ctx);
  if (!found) return { isPossible: false, since: null, recoveryCodesLeft: 0, isNeeded: false };
  const { user, tenant } = found;
  return {
    isPossible: true,
    since: user.secondFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: user.secondFactorRecovery?.length ?? 0,
    isNeeded: tenant.managersNeedSecondFactor && user.role === 'manager',
  };
}
