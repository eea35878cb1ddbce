import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { Location } from './contract';
import { findDefaultLocation } from './find-default-location';
import { describeUse } from './internal/describe-use';
import { lockLocation } from './internal/location-rows';
import { viewLocation } from './internal/location-view';

/**
 * Takes a location out of use; what was done there stays. Throws `not_found`, and `location_in_use` with the reason while
 * it is the default, or orders, stock or branches depend on it.
 */
export async function archiveLocation(
  ctx: Context,
  { locationId }: { locationId: string },
): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const location = await lockLocation(tx, ctx, locationId);
    const defaultId = await findDefaultLocation(tx, ctx);
    if (location.archivedAt) return viewLocation(location, defaultId);
    const uses = await describeUse(tx, ctx, { locationId, isDefault: defaultId === locationId });
    if (uses.length > 0) {
      throw new AppError('location_in_use', `${location.name} is in use: ${uses.join('; ')}.`);
    }
    return mark(tx, ctx, { locationId, archivedAt: clock.now() });
  });
}

/** Takes an archived location into use again. Throws `not_found`. */
export async function restoreLocation(
  ctx: Context,
  { locationId }: { locationId: string },
): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const location = await lockLocation(tx, ctx, locationId);
    if (!location.archivedAt) return viewLocation(location, await findDefaultLocation(tx, ctx));
    return mark(tx, ctx, { locationId, archivedAt: null });
  });
}

async function mark(
  tx: Transaction,
  ctx: Context,
  { locationId, archivedAt }: { locationId: string; archivedAt: Date | null },
): Promise<Location> {
  const [row] = await tx
    .update(locations)
    .set({ archivedAt, isDefault: false })
    .where(mine(locations, ctx, locationId))
    .returning();
  if (!row) throw new Error('the location is gone');
  await recordAudit(tx, ctx, {
    action: archivedAt ? 'location.archived' : 'location.restored',
    subjectId: locationId,
    data: { code: row.code },
  });
  return viewLocation(row, await findDefaultLocation(tx, ctx));
}
