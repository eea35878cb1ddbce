import { env } from '../env';
import { AppError } from '../errors';
import { tooMany } from '../http/rate-limit';
import { type Quota, sharedCounts } from '../http/shared-counts';

/**
 * Against one PIN tried on many names, by address, in all processes and over restarts. A shift that starts behind one
 * address mistypes less often than this.
 */
function wrongPins(): Quota {
  const points = env().limits.wrongPinsPerAddress;
  return { name: 'wrong-pins', points, seconds: 15 * 60, isStrict: true };
}

/**
 * Lets somebody try to sign in from an address: counted as wrong until it proves right, so that many guesses at once
 * count as many. What gives null, or throws `invalid_credentials`, was wrong. Throws `rate_limited`.
 */
export async function countWrongPin<T>(address: string, attempt: () => Promise<T>): Promise<T> {
  const standing = await sharedCounts().count(wrongPins(), address);
  if (standing.isOver) {
    throw tooMany(standing, 'Too many wrong PINs from this network. Wait a little, then try again.');
  }
  const takeBack = () => sharedCounts().takeBack(wrongPins(), address);
  const came = await attempt().catch(async (error: unknown) => {
    if (!isWrongPin(error)) await takeBack();
    throw error;
  });
  if (came !== null) await takeBack();
  return came;
}

function isWrongPin(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalid_credentials';
}
