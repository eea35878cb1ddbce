import { TOTP } from 'otpauth';
import type { Context } from '../../context';
import { testPin } from '../../tenancy/testing/make-tenant';
import { beginSecondFactor } from '../begin-second-factor';
import { confirmSecondFactor } from '../confirm-second-factor';

/**
 * Turns the second factor of a test's manager or clerk on, and gives the recovery codes and the app's next code, which
 * is taken already and has not been used.
 */
export async function turnOnFactor(ctx: Context) {
  const { setup } = await beginSecondFactor(ctx, { pin: testPin });
  const app = new TOTP({ secret: setup.secret });
  const { recoveryCodes } = await confirmSecondFactor(ctx, { code: app.generate() });
  const nextCode = () => app.generate({ timestamp: Date.now() + 30_000 });
  return { nextCode, recoveryCodes };
}
