import { and, asc, desc, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
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
    .where(and(mine(locations, ctx), isNull(locations.archivedAt)))
    .orderBy(desc(locations.isDefault), asc(locations.createdAt), asc(locations.code))
    .limit(1);
  return first?.id ?? null;
}
