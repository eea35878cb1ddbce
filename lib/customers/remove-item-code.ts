import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';

/** Forgets a customer's own code. Throws `not_found`. */
export async function removeItemCode(
  ctx: Context,
  { customerId, codeId }: { customerId: string; codeId: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [gone] = await tx
      .delete(customerItemCodes)
      .where(
        and(
          mine(customerItemCodes, ctx),
          eq(customerItemCodes.customerId, customerId),
          eq(customerItemCodes.id, codeId),
        ),
      )
      .returning();
    if (!gone) throw notFound('item code');
    const data = { code: gone.code, productId: gone.productId };
    await recordAudit(tx, ctx, { action: 'customer.item_code_removed', subjectId: customerId, data });
  });
}
