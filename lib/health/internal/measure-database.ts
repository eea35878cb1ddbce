import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { env } from '../../env';
import { isDatabaseFull } from '../database-room';
import type { StatusOf } from '../part-status';
import { freeBytes } from './free-bytes';

/** How long the database takes to answer, and how its clock differs from ours. */
export async function measureDatabase(
  ctx: Context,
): Promise<{ database: StatusOf<'database'>; clock: StatusOf<'clock'> }> {
  const { folder } = env().database;
  const room = { freeBytes: folder === undefined ? null : await freeBytes(folder), isFull: isDatabaseFull() };
  return inTenant(ctx, async (tx) => {
    const startedAt = performance.now();
    const before = clock.now().getTime();
    const [row] = await tx.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    );
    const latencyMs = Math.ceil(performance.now() - startedAt);
    // The database read its clock about half-way through the question.
    const aheadMs = Math.round(before + latencyMs / 2 - Number(row?.ms));
    return { database: { part: 'database', latencyMs, ...room }, clock: { part: 'clock', aheadMs } };
  });
}
