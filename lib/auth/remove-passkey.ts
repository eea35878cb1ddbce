import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { passkeys } from '@/db/schema/passkeys';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import { getOwnUser } from './own-user';
import { proveAgain } from './prove-again';

/**
 * Removes one of the actor's passkeys: from then on it signs nobody in. Sessions that it began go on. Throws as
 * proveAgain() does, and `not_found` for anybody else's.
 */
export async function removePasskey(
  ctx: Context,
  { passkeyId, pin }: { passkeyId: string; pin: string },
): Promise<void> {
  const { user } = await getOwnUser(ctx);
  const own = and(mine(passkeys, ctx), eq(passkeys.userId, user.id), eq(passkeys.id, passkeyId));
  const [found] = await inTenant(ctx, (tx) => tx.select({ id: passkeys.id }).from(passkeys).where(own));
  if (!found) throw notFound('passkey');
  await proveAgain(ctx, { pin });
  await inTenant(ctx, async (tx) => {
    const [gone] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
    if (!gone) throw notFound('passkey');
    const data = { passkey: gone.name };
    await recordAudit(tx, ctx, { action: 'passkey.removed', subjectId: user.id, data });
  });
}
