import { and, eq, gt } from 'drizzle-orm';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { env } from '../env';
import { AppError } from '../errors';
import { tooMany } from '../http/rate-limit';
import { type Quota, sharedCounts } from '../http/shared-counts';
import { mintTenantId, mintUserId, type TenantId, type UserId } from '../ids';
import { admitGuess, type Guess, wrongCredentials } from './admit-guess';
import type { Origin } from './begin-session';
import { knownDevice } from './device';
import { findUserNamed } from './find-user-named';
import { noteRecoveryCode } from './note-recovery-code';
import { noteRefusedSignIn } from './note-refused-sign-in';
import type { Role } from './permissions';
import { verifyPin } from './pin';
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-code';
import { forgetFailures } from './sign-in-attempts';
import { hasSecondFactor, takeCode, type UserRow } from './take-code';
import { isTrusted } from './trusted-browser';

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
  /** Of the second factor; needed by whoever has one. */
  code?: string | undefined;
}

type From = Pick<Origin, 'address' | 'device' | 'trusted'>;

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
 * after the same time whichever of them is wrong, `second_factor_required` when all is right and a code is needed that
 * was not given, and `rate_limited` while the account, or the address, waits after failures; see admitGuess(). What is
 * refused is written into the tenant's trail.
 */
export async function signIn(given: Credentials, origin: From): Promise<SignedInUser> {
  try {
    return await prove(given, origin);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'second_factor_required') {
      const isWrongCode = error instanceof WrongCode;
      noteRefusedSignIn({ ...given, address: origin.address, refusal: error, isWrongCode });
    }
    throw error;
  }
}

async function prove(given: Credentials, { address, device, trusted }: From): Promise<SignedInUser> {
  if (looksLikeRecoveryCode(given.pin)) return redeemRecoveryCode(given, address);
  const deviceId = await knownDevice(device, given);
  // One's own browser is not held back for what others do from behind the same address.
  if (deviceId !== null) return attempt(given, { address, deviceId, trusted });
  // Counted as wrong until it proves right, so that many guesses at once count as many.
  const standing = await sharedCounts().count(wrongPins(), address);
  if (standing.isOver) {
    throw tooMany(standing, 'Too many wrong PINs from this network. Wait a little, then try again.');
  }
  const takeBack = () => sharedCounts().takeBack(wrongPins(), address);
  const user = await attempt(given, { address, deviceId, trusted }).catch(async (error: unknown) => {
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
  from: { address: string; deviceId: string | null; trusted: string | undefined },
): Promise<SignedInUser> {
  const guess = await admitGuess(given, from);
  const user = await findUserNamed(given);
  const right = await verifyPin(user?.pinHash ?? null, given.pin);
  if (!right || !user) throw guess.refusal;
  // A code that was given has to be right in a trusted browser too: it may ask for thirty days more.
  const isSpared = given.code === undefined && (await isTrusted(from.trusted, user));
  if (!isSpared) await requireCode(user, given.code, guess);
  await forgetFailures(guess.key);
  return viewSignedIn(user);
}

/** What a wrong code is answered with: the same as a wrong PIN; only the trail tells them apart. */
class WrongCode extends AppError {}

/** Of whoever has a second factor. To have been asked for one takes nothing from the guesses, a wrong one does. */
async function requireCode(user: UserRow, code: string | undefined, guess: Guess): Promise<void> {
  if (!hasSecondFactor(user)) return;
  if (code === undefined) {
    await guess.takeBack();
    const message = 'Enter the code that your authenticator app shows, or one of your recovery codes.';
    throw new AppError('second_factor_required', message);
  }
  const taken = await takeCode(user, code);
  if (taken === null) {
    const { code: why, message, details } = guess.refusal;
    throw new WrongCode(why, message, details);
  }
  if (taken === 'recovery') await noteRecoveryCode(user);
}

/**
 * Takes the operator's code, which is used up with that, however many come with it at once. It stands for the PIN alone;
 * codes of the second factor that are tried with it count by themselves, since it is there for an account that waits.
 */
async function redeemRecoveryCode(given: Credentials, address: string): Promise<SignedInUser> {
  const holds = and(
    eq(users.recoveryCodeHash, hashRecoveryCode(given.pin)),
    gt(users.recoveryCodeUntil, clock.now()),
  );
  const named = await findUserNamed(given);
  const [holder] = named
    ? await systemDb()
        .select()
        .from(users)
        .where(and(eq(users.tenantId, named.tenantId), eq(users.id, named.id), holds))
    : [];
  if (!holder) throw new AppError('invalid_credentials', wrongCredentials);
  if (hasSecondFactor(holder)) {
    const guess = await admitGuess(given, { address, deviceId: 'the code of the operator' });
    await requireCode(holder, given.code, guess);
    await forgetFailures(guess.key);
  }
  const [user] = await systemDb()
    .update(users)
    .set({ recoveryCodeHash: null, recoveryCodeUntil: null })
    .where(and(eq(users.tenantId, holder.tenantId), eq(users.id, holder.id), holds))
    .returning();
  if (!user) throw new AppError('invalid_credentials', wrongCredentials);
  return viewSignedIn(user);
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
