import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { Location } from './contract';
import { findDefaultLocation } from './find-default-location';
import { codeTaken, lockLocations, makeDefault, requireFreeCode } from './internal/location-rows';
import { viewLocation } from './internal/location-view';

interface NewLocation {
  code: string;
  name: string;
  address?: string | null;
  warehouseCode: string | null;
  /** `HH:MM`. */
  cutOffTime?: string | null;
  isDefault?: boolean;
}

/** Adds a location. Throws `location_code_taken`. */
export async function createLocation(ctx: Context, input: NewLocation): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const { isDefault = false, ...fields } = input;
    await lockLocations(tx, ctx);
    await requireFreeCode(tx, ctx, { code: input.code });
    const [row] = await tx
      .insert(locations)
      .values({ tenantId: ctx.tenantId, ...fields })
      .onConflictDoNothing({ target: [locations.tenantId, locations.code] })
      .returning();
    if (!row) throw codeTaken(input.code);
    if (isDefault) await makeDefault(tx, ctx, row.id);
    await recordAudit(tx, ctx, { action: 'location.created', subjectId: row.id, data: { code: row.code } });
    return viewLocation(row, await findDefaultLocation(tx, ctx));
  });
}
