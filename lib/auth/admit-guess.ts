import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '@/db/schema/sessions';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { AppError } from '../errors';
import { type Account, attemptKey, beginAttempt, type Pace, takeBackAttempt } from './sign-in-attempts';

/** At most 8 in five minutes and 12 in an hour, from however many addresses. */
const anywhere: Pace = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 };
/** While the account waits: two in five minutes and 13 in an hour on top, from all known addresses together. */
const knownAddress: Pace = { free: 2, firstWaitSeconds: 300, longestWaitSeconds: 300 };
const addressIsKnownForMs = 90 * 24 * 60 * 60_000;

export const wrongCredentials = 'The tenant, name, PIN or code is not right.';

/** A PIN that may be looked at. */
export interface Guess {
  /** Where it was counted, to be forgotten when the PIN is right. */
  key: string;
  /** What a wrong one is answered with. */
  refusal: AppError;
  /** Makes it as if it had not been made; for one that was right as far as it went. */
  takeBack: () => Promise<void>;
}

/**
 * Counts a guess and says whether it may be made: others' wrong PINs keep nobody out of a browser that the account has
 * signed in with before, which counts for itself, nor wholly out of a network from which anybody has. There, a wrong PIN
 * during the wait reads like the wait. All of it goes by what was typed, be there such an account or not. Throws
 * `rate_limited`.
 */
export async function admitGuess(
  account: Account,
  { address, deviceId }: { address: string; deviceId: string | null },
): Promise<Guess> {
  const wrong = new AppError('invalid_credentials', wrongCredentials);
  const own = attemptKey(account, ...(deviceId === null ? [] : [deviceId]));
  const { waitSeconds, failures } = await beginAttempt(own, anywhere);
  if (waitSeconds === 0) return { key: own, refusal: wrong, takeBack: () => takeBackAttempt(own, failures) };

  const held = new AppError(
    'rate_limited',
    'Too many wrong PINs for this name. Wait a little, then try again.',
    { retryAfterSeconds: waitSeconds },
  );
  if (deviceId !== null || !(await isKnownAddress(address))) throw held;
  const more = addressKey(account);
  const second = await beginAttempt(more, knownAddress);
  if (second.waitSeconds > 0) throw held;
  return { key: more, refusal: held, takeBack: () => takeBackAttempt(more, second.failures) };
}

/** The keys that an account's wait goes by, but for its known devices. */
export function waitKeys(account: Account): string[] {
  return [attemptKey(account), addressKey(account)];
}

function addressKey(account: Account): string {
  return attemptKey(account, 'known address');
}

/** Whether anybody, of any tenant, has signed in from there: whose it is would tell which accounts exist. */
async function isKnownAddress(address: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - addressIsKnownForMs);
  const [known] = await systemDb()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.address, address), gt(sessions.createdAt, since)))
    .limit(1);
  return known !== undefined;
}
