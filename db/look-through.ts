import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { mostLookedAt } from './bounded';
import type { Transaction } from './client';
import { countRows } from './count-rows';

interface Looking {
  table: PgTable & { id: PgColumn };
  /** What an index finds. */
  narrowed: SQL | undefined;
  /** What must be looked for in each row; undefined for nothing. */
  fits: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

export interface LookedThrough {
  ids: string[];
  total: number;
  totalIsExact: boolean;
  /** How many rows were looked at where there are more; null where all were. */
  searchedOnly: number | null;
}

/** A page of a long list, by ids, in bounded work: what must be looked for in each row is looked for in the first 10,000. */
export async function lookThrough(
  tx: Transaction,
  { table, narrowed, fits, orderBy, limit, offset }: Looking,
): Promise<LookedThrough> {
  const page = { orderBy: sql.join(orderBy, sql`, `), limit: sql`limit ${limit} offset ${offset}` };
  if (fits === undefined) {
    const rows = await tx.execute<{ id: string }>(
      sql`select ${table.id} from ${table} where ${and(narrowed)} order by ${page.orderBy} ${page.limit}`,
    );
    return { ids: rows.map(({ id }) => id), ...(await countRows(tx, table, narrowed)), searchedOnly: null };
  }
  const [seen] = await tx.execute<{ ids: string[]; looked: number; found: number }>(sql`
    with looked as materialized (
      select ${table.id}, row_number() over (order by ${page.orderBy}) as place, (${fits}) is true as fits
      from ${table} where ${and(narrowed)} order by ${page.orderBy} limit ${mostLookedAt})
    select (select count(*)::int from looked) as looked, (select count(*)::int from looked where fits) as found,
      (select coalesce(jsonb_agg(id order by place), '[]') from (
        select id, place from looked where fits order by place ${page.limit}) as page) as ids`);
  const { ids, looked, found } = seen ?? { ids: [], looked: 0, found: 0 };
  const isWhole = looked < mostLookedAt;
  return { ids, total: found, totalIsExact: isWhole, searchedOnly: isWhole ? null : mostLookedAt };
}
