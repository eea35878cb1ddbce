import { asc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { viewLocation } from './internal/location-view';

/** A page of the tenant's locations by code. */
export async function listLocations(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const where = mine(locations, ctx);
    const rows = await tx
      .select()
      .from(locations)
      .where(where)
      .orderBy(asc(locations.code))
      .limit(limit)
      .offset(offset);
    return { locations: rows.map(viewLocation), ...(await countRows(tx, locations, where)), limit, offset };
  });
}
