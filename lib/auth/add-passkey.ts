import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, count, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { passkeys } from '@/db/schema/passkeys';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { passkeyAlgorithms, tooManyPasskeys } from './begin-passkey';
import { getOwnUser } from './own-user';
import { challengeIn, isOurs, takeChallenge } from './passkey-challenge';
import { type addPasskeyEndpoint, isTransport, type Passkey } from './passkey-contract';
import { requirePasskeyPlace } from './passkey-place';
import { mostPasskeys, viewPasskey } from './passkey-view';

type Made = BodyOf<typeof addPasskeyEndpoint>;

/**
 * Adds a passkey that answers a challenge of beginPasskey(), which proved the PIN; in the same session, within five
 * minutes and once. Throws `invalid_input` for any other, `passkey_taken`, `passkey_limit` and `passkeys_unavailable`.
 */
export async function addPasskey(ctx: Context, { name, credential }: Made): Promise<Passkey> {
  const { user } = await getOwnUser(ctx);
  const made = await verify(ctx, user.id, credential);
  if (!(await takeChallenge(challengeIn(credential.response.clientDataJSON)))) throw notOurs();
  return inTenant(ctx, async (tx) => {
    // One after the other for each person, so that the limit holds.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(mine(users, ctx, user.id))
      .for('update');
    const [has] = await tx
      .select({ passkeys: count() })
      .from(passkeys)
      .where(and(mine(passkeys, ctx), eq(passkeys.userId, user.id)));
    if ((has?.passkeys ?? 0) >= mostPasskeys) throw tooManyPasskeys();
    const [row] = await tx
      .insert(passkeys)
      .values({
        ...{ tenantId: ctx.tenantId, userId: user.id, name },
        credentialId: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
        counter: made.credential.counter,
        transports: (credential.response.transports ?? []).filter(isTransport),
        isSynced: made.credentialBackedUp,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) throw new AppError('passkey_taken', 'This passkey has been added before.');
    await recordAudit(tx, ctx, { action: 'passkey.added', subjectId: user.id, data: { passkey: name } });
    return viewPasskey(row);
  });
}

async function verify(ctx: Context, userId: string, credential: Made['credential']) {
  const { rpId, origin } = requirePasskeyPlace();
  const purpose = { addTo: userId, tenantId: ctx.tenantId, sessionId: ctx.sessionId };
  const { clientDataJSON, attestationObject } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => isOurs(challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
    // The library throws for whatever it does not take.
  }).catch(() => null);
  if (!verified?.verified) throw notOurs();
  return verified.registrationInfo;
}

function notOurs(): AppError {
  const message = 'This passkey was not made for here, or too long ago. Begin once more.';
  return new AppError('invalid_input', message, {
    errors: [{ path: 'credential', code: 'not_verified', message }],
  });
}
