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
  /** What comes after a cursor; rows are counted from the beginning of the list. */
  from?: SQL | undefined;
  limit: number;
  offset: number;
}

export interface LookedThrough {
  ids: string[];
  total: number;
  totalIsExact: boolean;
  /** How many rows were looked at where there are more; null where all were. */
  searchedOnly: number | null;
  /** The last row that was looked at, where the page is not full and there is more to look through after it. */
  stoppedAt?: string | null;
}

/** A page of a long list, by ids, in bounded work: what must be looked for in each row is looked for in the first 10,000. */
export async function lookThrough(tx: Transaction, looking: Looking): Promise<LookedThrough> {
  const { table, narrowed, fits, orderBy, from, limit, offset } = looking;
  const page = { orderBy: sql.join(orderBy, sql`, `), limit: sql`limit ${limit} offset ${offset}` };
  if (fits === undefined) {
    const rows = await tx.execute<{ id: string }>(
      sql`select ${table.id} from ${table} where ${and(narrowed, from)} order by ${page.orderBy} ${page.limit}`,
    );
    return { ids: rows.map(({ id }) => id), ...(await countRows(tx, table, narrowed)), searchedOnly: null };
  }
  const [seen] = await tx.execute<{ ids: string[]; looked: number; found: number; last: string | null }>(sql`
    with looked as materialized (
      select ${table.id}, row_number() over (order by ${page.orderBy}) as place, (${fits}) is true as fits
      from ${table} where ${and(narrowed, from)} order by ${page.orderBy} limit ${mostLookedAt})
    select (select count(*)::int from looked) as looked, (select count(*)::int from looked where fits) as found,
      (select coalesce(jsonb_agg(id order by place), '[]') from (
        select id, place from looked where fits order by place ${page.limit}) as page) as ids,
      (select id from looked order by place desc limit 1) as last`);
  const { ids, looked, found, last } = seen ?? { ids: [], looked: 0, found: 0, last: null };
  const isWhole = looked < mostLookedAt;
  const stoppedAt = isWhole || ids.length >= limit ? null : last;
  if (from !== undefined) {
    const { ids: _, ...counted } = await lookThrough(tx, {
      ...looking,
      from: undefined,
      limit: 0,
      offset: 0,
    });
    return { ...counted, ids, stoppedAt };
  }
  const searchedOnly = isWhole ? null : mostLookedAt;
  return { ids, total: found, totalIsExact: isWhole, searchedOnly, stoppedAt };
}
