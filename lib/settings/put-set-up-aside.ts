import { eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import type { SetUp } from './checklist-contract';
import { getSetUp } from './get-set-up';

/** Puts the checklist aside for everybody, or takes it out again. */
export async function putSetUpAside(ctx: Context, { putAside }: { putAside: boolean }): Promise<SetUp> {
  return inTenant(ctx, async (tx) => {
    const { putAsideAt } = await getSetUp(ctx);
    if ((putAsideAt !== null) !== putAside) {
      await tx
        .update(tenants)
        .set({ setUpPutAsideAt: putAside ? clock.now() : null })
        .where(eq(tenants.id, ctx.tenantId));
      await recordAudit(tx, ctx, { action: 'tenant.set_up_put_aside', data: { putAside } });
    }
    return getSetUp(ctx);
  });
}
