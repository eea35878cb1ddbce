import { and, eq, gt } from 'drizzle-orm';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { AppError, type ErrorCode } from '../errors';
import { admitGuess, type Guess, wrongCredentials } from './admit-guess';
import type { Origin } from './begin-session';
import { knownDevice } from './device';
import { findUserNamed } from './find-user-named';
import { mustUsePasskey } from './lacks-second-factor';
import { noteRecoveryCode } from './note-recovery-code';
import { noteRefusedSignIn } from './note-refused-sign-in';
import { verifyPin } from './pin';
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-code';
import { forgetFailures } from './sign-in-attempts';
import { hasSecondFactor, takeCode, type UserRow } from './take-code';
import { isTrusted } from './trusted-browser';
import { type SignedInUser, viewSignedIn } from './view-signed-in';
import { countWrongPin } from './wrong-pins';

interface Credentials {
  tenant: string;
  username: string;
  pin: string;
  /** Of the second factor; needed by whoever has one. */
  code?: string | undefined;
}

type From = Pick<Origin, 'address' | 'device' | 'trusted'>;

/** The PIN was right as far as it goes. */
const askedForMore = new Set<ErrorCode>(['second_factor_required', 'passkey_required']);

/**
 * Who has this tenant, name and PIN, or the operator's code in its place. Throws `invalid_credentials`, the same and
 * after the same time whichever of them is wrong, `second_factor_required` when all is right and a code is needed that
 * was not given, `passkey_required` when it is to be a passkey instead, and `rate_limited` while the account, or the address, waits after failures; see admitGuess(). What is
 * refused is written into the tenant's trail.
 */
export async function signIn(given: Credentials, origin: From): Promise<SignedInUser> {
  try {
    return await prove(given, origin);
  } catch (error) {
    if (error instanceof AppError && !askedForMore.has(error.code)) {
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
  return countWrongPin(address, () => attempt(given, { address, deviceId, trusted }));
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
  if (!hasSecondFactor(user)) {
    if (!(await mustUsePasskey(user))) return;
    await guess.takeBack();
    throw new AppError('passkey_required', 'Managers need a second factor here: sign in with your passkey.');
  }
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
  if (hasSecondFactor(holder) || (await mustUsePasskey(holder))) {
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
