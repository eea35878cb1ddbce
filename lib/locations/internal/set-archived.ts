import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { recordAudit } from '../../audit/record-audit';
import type { Context } from '../../context';
import type { Location } from '../contract';
import { findDefaultLocation } from '../find-default-location';
import { viewLocation } from './location-view';

/** Archives a location, or takes it into use again when no time is given. Audited. */
export async function setArchived(
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
