import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { mostLookedAt } from './bounded';
import type { Transaction } from './client';
import type { LookedThrough } from './look-through';

export interface WordSearch {
  /** Ids of rows that may fit, through an index; a null among them says that there may be more. */
  candidates: SQL;
  /** Whether a row fits. */
  fits: SQL;
}

interface Search {
  /** What was typed; not empty. */
  typed: string;
  /** The column that holds a row's own letters. */
  letters: PgColumn;
  /** Whether the row has `word`, a text in SQL, elsewhere. */
  hasElsewhere: (word: SQL) => SQL;
  /** The SQL function of the migration `bounded_searches` that knows candidates for a word. */
  having: 'products_having' | 'customers_having';
}

/**
 * Rows that have every word of what was typed, in any order; see the migration `search_by_words`. What is typed
 * without a letter or a digit is nowhere.
 */
export function searchByWords({ typed, letters, hasElsewhere, having }: Search): WordSearch {
  const words = sql`(select search_words(${typed}))`;
  const patterns = sql`(select array_agg(like_pattern(word)) from unnest(search_words(${typed})) as word)`;
  const word = sql`word`;
  return {
    candidates: sql`select id from having_words(${sql.raw(`'${tableOf[having]}'`)}, search_words(${typed}), ${mostLookedAt}) as found(id)`,
    fits: sql`(${letters} like all (${patterns}::text[]) or (${words})[1] is not null and not exists (
      select from unnest(${words}) as word where not (${letters} like like_pattern(word) or ${hasElsewhere(word)})))`,
  };
}

const tableOf = { products_having: 'products', customers_having: 'customers' } as const;

export const candidatesFor = (having: Search['having'], word: SQL): SQL =>
  sql`select id from ${sql.raw(having)}(${word}, ${mostLookedAt}) as found(id)`;

interface Wanted {
  table: PgTable & { id: PgColumn };
  /** By which column the page is in order, before the id. */
  name: PgColumn;
  candidates: SQL;
  where: SQL | undefined;
  /** What comes after a cursor; all rows are counted. */
  from?: SQL | undefined;
  limit: number;
  offset: number;
}

/** A page by name, as ids, of those candidates that fit; they are few enough to be counted, and only the page is sorted. */
export async function pageOfCandidates(
  tx: Transaction,
  { table, name, candidates, where, from = sql`true`, limit, offset }: Wanted,
): Promise<LookedThrough> {
  const [page] = await tx.execute<{ ids: string[]; total: number; cut: boolean | null }>(sql`
    with candidate as materialized (select distinct id from (${candidates}) as hit),
    fit as materialized (
      select ${table.id}, ${name} as name, ${from} as ahead
      from candidate join ${table} on ${table.id} = candidate.id where ${where})
    select (select count(*)::int from fit) as total, (select bool_or(id is null) from candidate) as cut,
      (select coalesce(jsonb_agg(id order by name, id), '[]') from (
        select id, name from fit where ahead order by name, id limit ${limit} offset ${offset}) as page) as ids`);
  const { ids, total, cut } = page ?? { ids: [], total: 0, cut: false };
  const isCut = cut === true;
  return {
    ids,
    total: Math.min(total, mostLookedAt),
    totalIsExact: !isCut && total <= mostLookedAt,
    searchedOnly: isCut ? mostLookedAt : null,
  };
}
