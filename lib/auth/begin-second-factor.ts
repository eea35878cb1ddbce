import { and, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { env } from '../env';
import { AppError } from '../errors';
import { columnPlace } from '../secret-places';
import { secretBox } from '../secrets';
import { drawQr } from './internal/draw-qr';
import { proveAgain } from './prove-again';
import { makeTotpSecret, totpAddress } from './totp';

/**
 * Makes a secret for the actor's authenticator app, in place of one that was never confirmed; it counts from
 * confirmSecondFactor() on. Throws as proveAgain() does, and `second_factor_on`.
 */
export async function beginSecondFactor(ctx: Context, { pin }: { pin: string }) {
  const { user, account } = await proveAgain(ctx, { pin });
  const secret = makeTotpSecret();
  const place = columnPlace('users', 'second_factor_sealed', user);
  const secondFactorSealed = secretBox(env().encryptionKey).seal(secret, place);
  const begun = await inTenant(ctx, (tx) =>
    tx
      .update(users)
      .set({ secondFactorSealed })
      .where(and(mine(users, ctx, user.id), isNull(users.secondFactorSince)))
      .returning({ id: users.id }),
  );
  if (begun.length === 0) throw new AppError('second_factor_on', 'Turn it off before you set up another.');
  const address = totpAddress(secret, account);
  return { setup: { secret, address, qr: await drawQr(address) } };
}
