import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { Location } from './contract';
import { findDefaultLocation } from './find-default-location';
import { describeUse } from './internal/describe-use';
import { lockLocation } from './internal/location-rows';
import { viewLocation } from './internal/location-view';
import { setArchived } from './internal/set-archived';

/**
 * Takes a location out of use; what was done there stays. Throws `not_found`, and `location_in_use` with the reason while
 * it is the default, or orders, stock or branches depend on it.
 */
export async function archiveLocation(ctx: Context, { idOrCode }: { idOrCode: string }): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const location = await lockLocation(tx, ctx, idOrCode);
    const { id: locationId } = location;
    const defaultId = await findDefaultLocation(tx, ctx);
    if (location.archivedAt) return viewLocation(location, defaultId);
    const uses = await describeUse(tx, ctx, { locationId, isDefault: defaultId === locationId });
    if (uses.length > 0) {
      throw new AppError('location_in_use', `${location.name} is in use: ${uses.join('; ')}.`);
    }
    return setArchived(tx, ctx, { locationId, archivedAt: clock.now() });
  });
}
