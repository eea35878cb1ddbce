import type { Context } from '../context';
import { AppError } from '../errors';
import { admitGuess } from './admit-guess';
import { getOwnUser } from './own-user';
import { verifyPin } from './pin';
import { forgetFailures } from './sign-in-attempts';
import { takeCode } from './take-code';

/**
 * Has somebody who is signed in prove once more that it is them, by PIN, and by a code where one is asked for. Wrong ones
 * count as at sign-in, for the session by itself, which is not held back for what others try. Throws `invalid_input`,
 * `rate_limited`, and `not_found` for somebody without a PIN.
 */
export async function proveAgain(ctx: Context, { pin, code }: { pin: string; code?: string }) {
  const { user, tenant } = await getOwnUser(ctx);
  const account = { tenant: tenant.slug, username: user.username };
  const from = { address: ctx.address ?? 'local', deviceId: ctx.sessionId ?? null };
  const { key } = await admitGuess(account, from);
  const isRight =
    (await verifyPin(user.pinHash, pin)) && (code === undefined || (await takeCode(user, code)) !== null);
  if (!isRight) {
    // One answer for both: which of the two is wrong is not told.
    const [path, message] =
      code === undefined ? ['pin', 'The PIN is not right.'] : ['code', 'The PIN or the code is not right.'];
    throw new AppError('invalid_input', message, { errors: [{ path, code: 'wrong', message }] });
  }
  await forgetFailures(key);
  return { user, account };
}
