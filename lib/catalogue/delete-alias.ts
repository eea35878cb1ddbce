import { mine } from '@/db/mine';
import { productAliases } from '@/db/schema/product-aliases';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';

/** Forgets a phrase; orders already matched by it stay as they are. `restoreAlias` takes it back. Throws `not_found`. */
export async function deleteAlias(ctx: Context, aliasId: string): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [gone] = await tx
      .delete(productAliases)
      .where(mine(productAliases, ctx, aliasId))
      .returning();
    if (!gone) throw notFound('alias');
    // The whole of it, so that `restoreAlias` can bring it back.
    const { tenantId: _, id: __, letters: ___, ...data } = gone;
    await recordAudit(tx, ctx, { action: 'alias.forgotten', subjectId: aliasId, data });
  });
}
