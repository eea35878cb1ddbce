import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';

/**
 * The location with this id or this code (as written), in use or archived, and all of the tenant's locked: which is the default, and that not the last is archived,
 * is decided by one at a time. Throws `not_found`.
 */
export async function lockLocation(tx: Transaction, ctx: Context, idOrCode: string) {
  const all = await lockLocations(tx, ctx);
  const found =
    all.find(({ id }) => id === idOrCode.toLowerCase()) ?? all.find(({ code }) => code === idOrCode);
  if (!found) throw notFound('location');
  return found;
}

/** All of the tenant's locations, locked: codes are given, too, by one at a time. */
export function lockLocations(tx: Transaction, ctx: Context) {
  return tx
    .select()
    .from(locations)
    .where(mine(locations, ctx))
    .orderBy(asc(locations.id))
    .for('no key update');
}

/**
 * Two codes that differ in capitals alone are one to whoever names them, and to imports. It is a check and no unique index,
 * for there may be such pairs from before: call it with the locations locked. Throws `location_code_taken`.
 */
export async function requireFreeCode(
  tx: Transaction,
  ctx: Context,
  { code, but }: { code: string; but?: string },
): Promise<void> {
  const [other] = await tx
    .select({ code: locations.code })
    .from(locations)
    .where(
      and(
        mine(locations, ctx),
        sql`lower(${locations.code}) = lower(${code})`,
        but === undefined ? undefined : ne(locations.id, but),
      ),
    )
    .limit(1);
  if (other) throw codeTaken(other.code);
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
