import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mostLookedAt } from './bounded';
import type { Transaction } from './client';

/** How many rows fit, counted up to 10,000: counting half a million takes longer than reading the page itself. */
export async function countRows(
  tx: Transaction,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ total: number; totalIsExact: boolean }> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostLookedAt + 1)
    .as('found');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(found);
  const count = row?.count ?? 0;
  return { total: Math.min(count, mostLookedAt), totalIsExact: count <= mostLookedAt };
}
