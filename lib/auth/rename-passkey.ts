import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { passkeys } from '@/db/schema/passkeys';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import { getOwnUser } from './own-user';
import type { Passkey } from './passkey-contract';
import { viewPasskey } from './passkey-view';

/** Gives one of the actor's passkeys another name. Throws `not_found` for anybody else's. */
export async function renamePasskey(
  ctx: Context,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Passkey> {
  const { user } = await getOwnUser(ctx);
  return inTenant(ctx, async (tx) => {
    const own = and(mine(passkeys, ctx), eq(passkeys.userId, user.id), eq(passkeys.id, passkeyId));
    const [before] = await tx.select().from(passkeys).where(own).for('update');
    if (!before) throw notFound('passkey');
    await tx.update(passkeys).set({ name }).where(own);
    const data = { passkey: before.name, to: name };
    await recordAudit(tx, ctx, { action: 'passkey.renamed', subjectId: user.id, data });
    return viewPasskey({ ...before, name });
  });
}
