import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';

const mostCounted = 1_000;

/** How many rows a query has, counted up to 1,000: nobody mends more at a time, and counting on takes longer than a page. */
export async function countFound(
  tx: Transaction,
  query: SQL,
): Promise<{ total: number; totalIsExact: boolean }> {
  const [row] = await tx.execute<{ found: number }>(
    sql`select count(*)::int as found from (select 1 from (${query}) each limit ${mostCounted + 1}) counted`,
  );
  const found = row?.found ?? 0;
  return { total: Math.min(found, mostCounted), totalIsExact: found <= mostCounted };
}
