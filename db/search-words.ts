import { and, type SQL, sql } from 'drizzle-orm';

/** Fewer letters make no trigram, and the index would read all it has: the list is quicker read in its order. */
const fewestIndexed = 3;

interface Search {
  /** What was typed; not empty. */
  typed: string;
  /** Whether the row has `word`, a text in SQL. */
  has: (word: SQL) => SQL;
  /** Whether the index has found the row to have `word`. */
  isAmong: (word: SQL) => SQL;
}

/**
 * Rows that have every word of what was typed, in any order; see the migration `search_by_words`. What is typed
 * without a letter or a digit is nowhere.
 */
export function searchByWords({ typed, has, isAmong }: Search): SQL | undefined {
  const words = sql`search_words(${typed})`;
  const longest = sql`(${words})[1]`;
  const isIndexed = typed.split(/\s+/).some((word) => word.length >= fewestIndexed);
  return and(
    isIndexed ? isAmong(longest) : sql`${longest} is not null`,
    sql`not exists (select from unnest(${words}) as word where not ${has(sql`word`)})`,
  );
}
