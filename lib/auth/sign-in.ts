import { and, eq, getTableColumns, gt, isNull, type SQL } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { env } from '../env';
import { AppError } from '../errors';
import { tooMany } from '../http/rate-limit';
import { type Quota, sharedCounts } from '../http/shared-counts';
import { mintTenantId, mintUserId, type TenantId, type UserId } from '../ids';
import { admitGuess } from './admit-guess';
import type { Origin } from './begin-session';
import { knownDevice } from './device';
import { noteRefusedSignIn } from './note-refused-sign-in';
import type { Role } from './permissions';
import { verifyPin } from './pin';
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-code';
import { forgetFailures } from './sign-in-attempts';

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

/**
 * Against one PIN tried on many names, by address, in all processes and over restarts. A shift that starts behind one
 * address mistypes less often than this.
 */
function wrongPins(): Quota {
  const points = env().limits.wrongPinsPerAddress;
  return { name: 'wrong-pins', points, seconds: 15 * 60, isStrict: true };
}

/**
 * Who has this tenant, name and PIN, or the operator's code in its place. Throws `invalid_credentials`, the same and
 * after the same time whichever of the three is wrong, and `rate_limited` while the account, or the address, waits after
 * failures; see admitGuess(). What is refused is written into the tenant's trail.
 */
export async function signIn(
  given: Credentials,
  origin: Pick<Origin, 'address' | 'device'>,
): Promise<SignedInUser> {
  try {
    return await prove(given, origin);
  } catch (error) {
    if (error instanceof AppError) {
      noteRefusedSignIn({ ...given, address: origin.address, refusal: error });
    }
    throw error;
  }
}

async function prove(
  given: Credentials,
  { address, device }: Pick<Origin, 'address' | 'device'>,
): Promise<SignedInUser> {
  if (looksLikeRecoveryCode(given.pin)) return redeemRecoveryCode(given);
  const deviceId = await knownDevice(device, given);
  // One's own browser is not held back for what others do from behind the same address.
  if (deviceId !== null) return attempt(given, { address, deviceId });
  // Counted as wrong until it proves right, so that many guesses at once count as many.
  const standing = await sharedCounts().count(wrongPins(), address);
  if (standing.isOver) {
    throw tooMany(standing, 'Too many wrong PINs from this network. Wait a little, then try again.');
  }
  const takeBack = () => sharedCounts().takeBack(wrongPins(), address);
  const user = await attempt(given, { address, deviceId }).catch(async (error: unknown) => {
    if (!isWrongPin(error)) await takeBack();
    throw error;
  });
  await takeBack();
  return user;
}

function isWrongPin(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalid_credentials';
}

async function attempt(
  given: Credentials,
  from: { address: string; deviceId: string | null },
): Promise<SignedInUser> {
  const { key, refusal } = await admitGuess(given, from);
  const [found] = await systemDb()
    .select({ user: users })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(and(isNamed(given), isNull(users.disabledAt)));
  const right = await verifyPin(found?.user.pinHash ?? null, given.pin);
  if (!right || !found) throw refusal;
  await forgetFailures(key);
  return viewSignedIn(found.user);
}

/** Takes the code, which is used up with that, however many come with it at once. */
async function redeemRecoveryCode(given: Credentials): Promise<SignedInUser> {
  const [user] = await systemDb()
    .update(users)
    .set({ recoveryCodeHash: null, recoveryCodeUntil: null })
    .from(tenants)
    .where(
      and(
        eq(tenants.id, users.tenantId),
        isNamed(given),
        isNull(users.disabledAt),
        eq(users.recoveryCodeHash, hashRecoveryCode(given.pin)),
        gt(users.recoveryCodeUntil, clock.now()),
      ),
    )
    .returning(getTableColumns(users));
  if (!user) throw new AppError('invalid_credentials', 'The tenant, name or PIN is not right.');
  return viewSignedIn(user);
}

function isNamed({ tenant, username }: Credentials): SQL | undefined {
  return and(eq(tenants.slug, tenant.toLowerCase()), eq(users.username, username.toLowerCase()));
}

function viewSignedIn(user: typeof users.$inferSelect): SignedInUser {
  return {
    tenantId: mintTenantId(user.tenantId),
    userId: mintUserId(user.id),
    sessionVersion: user.sessionVersion,
    username: user.username,
    name: user.displayName,
    role: user.role,
  };
}
