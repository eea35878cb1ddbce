import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { findDefaultLocation } from './find-default-location';
import { viewLocation } from './internal/location-view';

/** A page of the tenant's locations by code: those in use, or those archived. */
export async function listLocations(
  ctx: Context,
  { archived = false, limit, offset }: { archived?: boolean; limit: number; offset: number },
) {
  return inTenant(ctx, async (tx) => {
    const { archivedAt } = locations;
    const where = and(mine(locations, ctx), archived ? isNotNull(archivedAt) : isNull(archivedAt));
    const rows = await tx
      .select()
      .from(locations)
      .where(where)
      .orderBy(asc(locations.code))
      .limit(limit)
      .offset(offset);
    const defaultId = await findDefaultLocation(tx, ctx);
    return {
      locations: rows.map((row) => viewLocation(row, defaultId)),
      ...(await countRows(tx, locations, where)),
      limit,
      offset,
    };
  });
}
