import { and, eq, isNull } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { AppError } from '../errors';
import { mintTenantId, mintUserId, type TenantId, type UserId } from '../ids';
import type { Role } from './permissions';
import { verifyPin } from './pin';
import { beginAttempt, forgetFailures } from './sign-in-attempts';

export interface SignedInUser {
  tenantId: TenantId;
  userId: UserId;
  username: string;
  name: string;
  role: Role;
}

/**
 * Who has this tenant, name and PIN. Throws `invalid_credentials`, the same and after the same time whichever of
 * the three is wrong, and `rate_limited` while the account waits after failures.
 */
export async function signIn(input: {
  tenant: string;
  username: string;
  pin: string;
}): Promise<SignedInUser> {
  await beginAttempt(input);
  const [found] = await systemDb()
    .select({ user: users })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(
      and(
        eq(tenants.slug, input.tenant.toLowerCase()),
        eq(users.username, input.username.toLowerCase()),
        isNull(users.disabledAt),
      ),
    );
  const right = await verifyPin(found?.user.pinHash ?? null, input.pin);
  if (!right || !found) {
    throw new AppError('invalid_credentials', 'The tenant, name or PIN is not right.');
  }
  await forgetFailures(input);
  const { user } = found;
  return {
    tenantId: mintTenantId(user.tenantId),
    userId: mintUserId(user.id),
    username: user.username,
    name: user.displayName,
    role: user.role,
  };
}
