import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { passkeys } from '@/db/schema/passkeys';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import { getOwnUser } from './own-user';
import { challengeMs, makeChallenge } from './passkey-challenge';
import { requirePasskeyPlace } from './passkey-place';
import { mostPasskeys } from './passkey-view';
import { proveAgain } from './prove-again';
import { hasSecondFactor } from './take-code';
import { makeUserHandle } from './user-handle';

/** EdDSA, ES256 and RS256, as COSE numbers them: what phones, computers and security keys have. */
export const passkeyAlgorithms = [-8, -7, -257];

/**
 * What a browser makes a passkey of the actor with. A passkey is both factors in one, so whoever has an app proves that
 * too. Throws as proveAgain() does, `invalid_input` without the code, `passkeys_unavailable` and `passkey_limit`.
 */
export async function beginPasskey(ctx: Context, given: { pin: string; code?: string | undefined }) {
  const { rpId } = requirePasskeyPlace();
  const { user } = await getOwnUser(ctx);
  const { pin, code } = given;
  if (hasSecondFactor(user) && code === undefined) {
    const message = 'A code of your authenticator app is needed as well.';
    throw new AppError('invalid_input', message, { errors: [{ path: 'code', code: 'required', message }] });
  }
  await proveAgain(ctx, hasSecondFactor(user) && code !== undefined ? { pin, code } : { pin });
  const own = await inTenant(ctx, (tx) =>
    tx
      .select({ id: passkeys.credentialId })
      .from(passkeys)
      .where(and(mine(passkeys, ctx), eq(passkeys.userId, user.id))),
  );
  if (own.length >= mostPasskeys) throw tooManyPasskeys();
  const challenge = makeChallenge({ addTo: user.id, tenantId: ctx.tenantId, sessionId: ctx.sessionId });
  return {
    options: {
      rp: { id: rpId, name: 'Order Intake' },
      user: {
        id: Buffer.from(makeUserHandle(user)).toString('base64url'),
        name: user.username,
        displayName: user.displayName,
      },
      challenge: Buffer.from(challenge).toString('base64url'),
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: challengeMs,
      excludeCredentials: own.map(({ id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    },
  };
}

export function tooManyPasskeys(): AppError {
  return new AppError('passkey_limit', `You have ${mostPasskeys} passkeys; remove one that you do not use.`);
}
