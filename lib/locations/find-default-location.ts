import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { locations } from '@/db/schema/locations';
import type { Context } from '../context';

/** Where new orders are picked until a clerk splits them: the chosen one, else the first; null where there is none. */
export async function findDefaultLocation(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
): Promise<string | null> {
  const [first] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.tenantId, ctx.tenantId), isNull(locations.archivedAt)))
    .orderBy(desc(locations.isDefault), asc(locations.createdAt), asc(locations.code))
    .limit(1);
  return first?.id ?? null;
}
