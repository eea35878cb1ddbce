import { and, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import type { Context } from '../context';
import { isUuid } from '../ids';

/**
 * The location in use with this id or this code (as written, case counts); an id wins over a code that looks like one.
 */
export async function findLocationByReference(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  idOrCode: string,
): Promise<typeof locations.$inferSelect | undefined> {
  const byCode = eq(locations.code, idOrCode);
  const named = isUuid(idOrCode) ? or(eq(locations.id, idOrCode), byCode) : byCode;
  const found = await tx
    .select()
    .from(locations)
    .where(and(mine(locations, ctx), isNull(locations.archivedAt), named));
  return found.find((location) => location.id === idOrCode.toLowerCase()) ?? found[0];
}
