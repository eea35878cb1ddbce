import { and, eq, isNull } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { AppError } from '../errors';
import { makeLimit } from '../http/rate-limit';
import { mintTenantId, mintUserId, type TenantId, type UserId } from '../ids';
import type { Role } from './permissions';
import { verifyPin } from './pin';
import { beginAttempt, forgetFailures } from './sign-in-attempts';

export interface SignedInUser {
  tenantId: TenantId;
  userId: UserId;
  sessionVersion: number;
  username: string;
  name: string;
  role: Role;
}

interface Credentials {
  tenant: string;
  username: string;
  pin: string;
}

/** Against one PIN tried on many names. A shift that starts behind one address mistypes less often than this. */
const wrongPins = makeLimit({
  points: 30,
  seconds: 15 * 60,
  words: 'Too many wrong PINs from this network. Wait a little, then try again.',
});

/**
 * Who has this tenant, name and PIN; `address` is where the attempt comes from. Throws `invalid_credentials`, the same
 * and after the same time whichever of the three is wrong, and `rate_limited` while the account, or the address, waits
 * after failures.
 */
export async function signIn(credentials: Credentials, address: string): Promise<SignedInUser> {
  // Counted as wrong until it proves right, so that many guesses at once count as many.
  await wrongPins.count(address);
  const user = await attempt(credentials).catch(async (error: unknown) => {
    if (!isWrongPin(error)) await wrongPins.takeBack(address);
    throw error;
  });
  await wrongPins.takeBack(address);
  return user;
}

function isWrongPin(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalid_credentials';
}

async function attempt(credentials: Credentials): Promise<SignedInUser> {
  await beginAttempt(credentials);
  const [found] = await systemDb()
    .select({ user: users })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(
      and(
        eq(tenants.slug, credentials.tenant.toLowerCase()),
        eq(users.username, credentials.username.toLowerCase()),
        isNull(users.disabledAt),
      ),
    );
  const right = await verifyPin(found?.user.pinHash ?? null, credentials.pin);
  if (!right || !found) {
    throw new AppError('invalid_credentials', 'The tenant, name or PIN is not right.');
  }
  await forgetFailures(credentials);
  const { user } = found;
  return {
    tenantId: mintTenantId(user.tenantId),
    userId: mintUserId(user.id),
    sessionVersion: user.sessionVersion,
    username: user.username,
    name: user.displayName,
    role: user.role,
  };
}
