import { and, desc, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { customerMerges } from '@/db/schema/customer-merges';
import { customers } from '@/db/schema/customers';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { getCustomer } from './get-customer';
import { undoUntil } from './internal/merge-window';
import type { CustomerMerge } from './merge-contract';

/** The last hundred customers that were merged into this one, newest first. Throws `not_found`. */
export async function listMerges(ctx: Context, customerId: string): Promise<{ merges: CustomerMerge[] }> {
  return inTenant(ctx, async (tx) => {
    await getCustomer(ctx, customerId);
    const rows = await tx
      .select({ merge: customerMerges, merged: customers, by: users.displayName })
      .from(customerMerges)
      .innerJoin(customers, mine(customers, ctx, customerMerges.mergedId))
      .leftJoin(users, mine(users, ctx, customerMerges.mergedBy))
      .where(and(mine(customerMerges, ctx), eq(customerMerges.survivorId, customerId)))
      .orderBy(newestFirst(customerMerges.mergedAt), desc(customerMerges.id))
      .limit(100);
    const latest = rows.find(({ merge }) => merge.undoneAt === null)?.merge.id;
    return {
      merges: rows.map(({ merge, merged, by }) => {
        const until = undoUntil(merge);
        const isUndoable = merge.id === latest && until >= clock.now() && merged.erasedAt === null;
        return {
          id: merge.id,
          merged: { id: merged.id, name: merged.name, phoneNumber: merged.phoneNumber },
          mergedAt: merge.mergedAt.toISOString(),
          mergedBy: by,
          undoneAt: merge.undoneAt?.toISOString() ?? null,
          undoUntil: isUndoable ? until.toISOString() : null,
        };
      }),
    };
  });
}
