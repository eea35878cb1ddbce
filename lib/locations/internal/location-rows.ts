import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';

/**
 * The location with this id, and all of the tenant's locked: which is the default, and that not the last is archived,
 * is decided by one at a time. Throws `not_found`.
 */
export async function lockLocation(tx: Transaction, ctx: Context, locationId: string) {
  const all = await tx
    .select()
    .from(locations)
    .where(mine(locations, ctx))
    .orderBy(asc(locations.id))
    .for('no key update');
  const found = all.find(({ id }) => id === locationId);
  if (!found) throw notFound('location');
  return found;
}

/** Throws `location_code_taken`. */
export async function requireFreeCode(
  tx: Transaction,
  ctx: Context,
  { code, but }: { code: string; but: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(mine(locations, ctx), eq(locations.code, code), ne(locations.id, but)));
  if (other) throw codeTaken(code);
}

export const codeTaken = (code: string) =>
  new AppError('location_code_taken', `There is a location with the code ${code} already.`);

/** Makes this location the one where new orders are picked. */
export async function makeDefault(tx: Transaction, ctx: Context, locationId: string): Promise<void> {
  const own = mine(locations, ctx);
  await tx
    .update(locations)
    .set({ isDefault: false })
    .where(and(own, eq(locations.isDefault, true)));
  await tx
    .update(locations)
    .set({ isDefault: true })
    .where(and(own, eq(locations.id, locationId)));
}
