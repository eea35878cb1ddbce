import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { Location } from './contract';
import { viewLocation } from './internal/location-view';

/** Adds a location. Throws `location_code_taken`. */
export async function createLocation(
  ctx: Context,
  input: { code: string; name: string; warehouseCode: string | null },
): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const [row] = await tx
      .insert(locations)
      .values({ tenantId: ctx.tenantId, ...input })
      .onConflictDoNothing({ target: [locations.tenantId, locations.code] })
      .returning();
    if (!row)
      throw new AppError('location_code_taken', `There is a location with the code ${input.code} already.`);
    await recordAudit(tx, ctx, { action: 'location.created', subjectId: row.id, data: { code: row.code } });
    return viewLocation(row);
  });
}
