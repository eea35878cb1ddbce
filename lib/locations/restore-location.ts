import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Location } from './contract';
import { findDefaultLocation } from './find-default-location';
import { lockLocation } from './internal/location-rows';
import { viewLocation } from './internal/location-view';
import { setArchived } from './internal/set-archived';

/** Takes an archived location into use again. Throws `not_found`. */
export async function restoreLocation(ctx: Context, { idOrCode }: { idOrCode: string }): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const location = await lockLocation(tx, ctx, idOrCode);
    const { id: locationId } = location;
    if (!location.archivedAt) return viewLocation(location, await findDefaultLocation(tx, ctx));
    return setArchived(tx, ctx, { locationId, archivedAt: null });
  });
}
