import { randomUUID } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { passkeys } from '@/db/schema/passkeys';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { noteRefusal } from '../audit/note-refusal';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import { mintTenantId, mintUserId } from '../ids';
import { admitGuess } from './admit-guess';
import type { Origin } from './begin-session';
import { knownDevice } from './device';
import { challengeIn, isOurs, takeChallenge } from './passkey-challenge';
import { passkeyAssertion } from './passkey-contract';
import { requirePasskeyPlace } from './passkey-place';
import type { PasskeyRow } from './passkey-view';
import { forgetFailures } from './sign-in-attempts';
import type { UserRow } from './take-code';
import { readUserHandle } from './user-handle';
import { type SignedInUser, viewSignedIn } from './view-signed-in';
import { countWrongPin } from './wrong-pins';

type Assertion = z.output<typeof passkeyAssertion>;
interface Holder {
  user: UserRow;
  passkey: PasskeyRow;
  slug: string;
}

/** Why a passkey is refused, as the trail tells it; whoever tries hears the same of each. */
type Why =
  | 'not known, or removed'
  | 'not signed by it for here, or too late'
  | 'answer used before'
  | 'counted backwards: there may be a copy';

/**
 * Who signs in with a passkey, given as what the browser made of it: the owner is named by the passkey itself, and it is
 * both factors in one, since the device has asked for finger, face or a PIN of its own. Throws `invalid_credentials`,
 * `rate_limited` as signIn() does, and `passkeys_unavailable`. What is refused is written into the owner's trail.
 */
export async function signInWithPasskey(
  given: unknown,
  { address, device }: Pick<Origin, 'address' | 'device'>,
): Promise<SignedInUser & { tenant: string }> {
  requirePasskeyPlace();
  const assertion = passkeyAssertion.safeParse(given).data;
  const handle = assertion && readUserHandle(assertion.response.userHandle);
  if (!handle) throw refusal();
  const found = await findHolder(handle, assertion.id);
  const account = found && { tenant: found.slug, username: found.user.username };
  const deviceId = account ? await knownDevice(device, account) : null;
  const isRight = async () => {
    if (!found?.passkey) {
      if (found) note(found, 'not known, or removed', address);
      return null;
    }
    return prove({ ...found, passkey: found.passkey }, assertion, { address, deviceId });
  };
  const holder = deviceId === null ? await countWrongPin(address, isRight) : await isRight();
  if (!holder) throw refusal();
  return { ...viewSignedIn(holder.user), tenant: holder.slug };
}

/** The person whom the passkey names, unless they are switched off, and their passkey, if it is theirs. */
async function findHolder({ tenantId, userId }: { tenantId: string; userId: string }, credentialId: string) {
  const theirs = and(
    eq(passkeys.tenantId, users.tenantId),
    eq(passkeys.userId, users.id),
    eq(passkeys.credentialId, credentialId),
  );
  const [found] = await systemDb()
    .select({ user: users, passkey: passkeys, slug: tenants.slug })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .leftJoin(passkeys, theirs)
    .where(
      and(
        eq(users.tenantId, mintTenantId(tenantId)),
        eq(users.id, mintUserId(userId)),
        isNull(users.disabledAt),
      ),
    );
  return found;
}

/** Null when it is refused. Counts as a guess until it proves right; apart from PINs, so that none holds up the other. */
async function prove(
  holder: Holder,
  assertion: Assertion,
  { address, deviceId }: { address: string; deviceId: string | null },
): Promise<Holder | null> {
  const account = { tenant: holder.slug, username: holder.user.username };
  const guess = await admitGuess(account, { address, deviceId: deviceId ?? 'a passkey' });
  const why = await findFault(holder.passkey, assertion);
  if (why !== null) {
    note(holder, why, address);
    return null;
  }
  await forgetFailures(guess.key);
  await noteUse(holder, address);
  return holder;
}

async function findFault(passkey: PasskeyRow, assertion: Assertion): Promise<Why | null> {
  const { rpId, origin } = requirePasskeyPlace();
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: (challenge) => isOurs(challenge, 'sign in'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      // Compared below, in the database, where two at once cannot both be the next.
      counter: 0,
    },
    requireUserVerification: true,
    // The library throws for whatever it does not take.
  }).catch(() => null);
  if (!verified?.verified) return 'not signed by it for here, or too late';
  if (!(await takeChallenge(challengeIn(assertion.response.clientDataJSON)))) return 'answer used before';
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const counted = await systemDb()
    .update(passkeys)
    .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: clock.now() })
    .where(
      and(
        eq(passkeys.tenantId, passkey.tenantId),
        eq(passkeys.id, passkey.id),
        or(lt(passkeys.counter, newCounter), sql`${passkeys.counter} = 0 and ${newCounter}::bigint = 0`),
      ),
    )
    .returning({ id: passkeys.id });
  return counted.length > 0 ? null : 'counted backwards: there may be a copy';
}

async function noteUse({ user, passkey }: Holder, address: string): Promise<void> {
  const { tenantId, id: userId, displayName: name, role } = user;
  const actor = { kind: 'user', userId, name, role } as const;
  const ctx: Context = { tenantId, actor, requestId: randomUUID(), address };
  await inTenant(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'passkey.used', subjectId: userId, data: { passkey: passkey.name } }),
  );
}

function note(
  { user, passkey }: Omit<Holder, 'passkey'> & { passkey: PasskeyRow | null },
  why: Why,
  address: string,
) {
  noteRefusal(
    {
      tenantId: mintTenantId(user.tenantId),
      actor: { kind: 'system', name: 'sign-in' },
      ...{ requestId: randomUUID(), address },
    },
    {
      action: 'passkey.refused',
      subjectId: user.id,
      data: { of: user.displayName, why, ...(passkey ? { passkey: passkey.name } : {}) },
    },
    `${user.id} ${passkey?.id} ${address} ${why}`,
  );
}

function refusal(): AppError {
  return new AppError('invalid_credentials', 'This passkey does not sign anybody in here.');
}
