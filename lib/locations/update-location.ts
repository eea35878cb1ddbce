import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import type { Location, updateLocationEndpoint } from './contract';
import { findDefaultLocation } from './find-default-location';
import { lockLocation, makeDefault, requireFreeCode } from './internal/location-rows';
import { viewLocation } from './internal/location-view';

interface LocationChange {
  /** Of the location: its id or its code. */
  idOrCode: string;
  changes: BodyOf<typeof updateLocationEndpoint>;
}

/** Changes the given fields. Throws `not_found`, `location_code_taken`, and `location_in_use` of an archived default. */
export async function updateLocation(ctx: Context, { idOrCode, changes }: LocationChange): Promise<Location> {
  return inTenant(ctx, async (tx) => {
    const before = await lockLocation(tx, ctx, idOrCode);
    const { id: locationId } = before;
    const { isDefault, ...fields } = changes;
    const { code } = fields;
    if (code !== undefined && code !== before.code) await requireFreeCode(tx, ctx, { code, but: locationId });
    if (isDefault && before.archivedAt) {
      throw new AppError(
        'location_in_use',
        `${before.name} is archived: restore it before orders are picked there.`,
      );
    }
    const wasDefault = await findDefaultLocation(tx, ctx);
    if (isDefault) await makeDefault(tx, ctx, locationId);
    const [row] = await tx
      .update(locations)
      .set({ code: before.code, ...fields })
      .where(mine(locations, ctx, locationId))
      .returning();
    if (!row) throw new Error('the location is gone');
    const after = viewLocation(row, await findDefaultLocation(tx, ctx));
    await recordAudit(tx, ctx, {
      action: 'location.changed',
      subjectId: locationId,
      data: { before: viewLocation(before, wasDefault), after },
    });
    return after;
  });
}
