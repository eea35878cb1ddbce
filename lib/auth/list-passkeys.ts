import { and, asc, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { passkeys } from '@/db/schema/passkeys';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { findOwnUser } from './own-user';
import type { Passkeys } from './passkey-contract';
import { passkeyPlace, placeObstacle } from './passkey-place';
import { viewPasskey } from './passkey-view';
import { hasSecondFactor } from './take-code';

/** The actor's passkeys, and whether they can have any. Throws `forbidden` when it is no person. */
export async function listPasskeys(ctx: Context): Promise<Passkeys> {
  const found = await findOwnUser(ctx);
  const { origin } = passkeyPlace();
  if (!found) return { passkeys: [], obstacle: 'single_sign_on', origin, needsCode: false };
  const { user } = found;
  const rows = await inTenant(ctx, (tx) =>
    tx
      .select()
      .from(passkeys)
      .where(and(mine(passkeys, ctx), eq(passkeys.userId, user.id)))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  );
  return {
    passkeys: rows.map(viewPasskey),
    obstacle: placeObstacle(),
    origin,
    needsCode: hasSecondFactor(user),
  };
}
